import { comparisonCopy, firstSights } from '~/content/comparison.ts';
import { guidedStyles, styleName } from '~/content/styles.ts';
import { Sheet } from '~/ui/sheet.tsx';

/** What the reader of a text sees first, by style. */
export function FirstSights() {
  return (
    <Sheet title={comparisonCopy.firstSight}>
      <dl className="mt-3">
        {guidedStyles.map((style) => (
          <div
            key={style}
            data-style={style}
            className="grid grid-cols-[6rem_1fr] items-baseline gap-x-4 border-b border-rule py-3 last:border-0 last:pb-0"
          >
            <dt className="font-display text-xl text-cite">{styleName(style)}</dt>
            <dd className="font-serif">{firstSights[style]}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
