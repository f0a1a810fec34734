import { Link } from 'react-router';
import { comparisonCopy, comparisonRows } from '~/content/comparison.ts';
import { guidedStyles, styleName, stylePath } from '~/content/styles.ts';
import { Section } from '~/ui/section.tsx';

/** The first column stays in view while the others scroll. */
const featureCell =
  'sticky left-0 z-1 max-w-32 border-r border-rule bg-raised px-4 sm:max-w-none sm:px-5 md:border-r-0';

/**
 * The four differences in a table that scrolls horizontally on narrow pages, and shows that it does: a line above it, a
 * shadow at the edge behind which there is more. Its links make it scrollable by keyboard.
 */
export function ComparisonTable() {
  return (
    <Section
      id="side-by-side"
      title={comparisonCopy.table.title}
      lead={comparisonCopy.table.lead}
      ground="sunk"
    >
      <p className="mb-3 text-sm text-ink-soft md:hidden">{comparisonCopy.table.scrolls}</p>
      <div className="scroll-shadow overflow-x-auto rounded-lg border border-rule bg-raised shadow-page">
        <table className="w-full min-w-[46rem] border-collapse text-left text-base">
          <thead>
            <tr>
              <th scope="col" className={`${featureCell} py-4`}>
                <span className="sr-only">Feature</span>
              </th>
              {guidedStyles.map((style) => (
                <th
                  key={style}
                  scope="col"
                  data-style={style}
                  className="border-b-3 border-cite px-4 py-4 font-display text-xl font-normal text-cite"
                >
                  <Link to={stylePath(style)} className="underline decoration-1 underline-offset-4">
                    {styleName(style)}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparisonRows.map((row) => (
              <tr key={row.feature} className="border-t border-rule align-baseline">
                <th scope="row" className={`${featureCell} py-4 text-sm font-semibold text-ink-soft`}>
                  {row.feature}
                </th>
                {guidedStyles.map((style) => (
                  <td key={style} className="px-4 py-4 font-serif">
                    {row[style]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-5 max-w-3xl text-sm text-ink-soft">{comparisonCopy.table.note}</p>
    </Section>
  );
}
