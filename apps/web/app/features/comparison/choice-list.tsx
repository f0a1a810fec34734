import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { choices, comparisonCopy } from '~/content/comparison.ts';
import { styleName, stylePath } from '~/content/styles.ts';
import { Section } from '~/ui/section.tsx';

/** Which style suits which kind of work. */
export function ChoiceList() {
  return (
    <Section id="when-to-use" {...comparisonCopy.choice}>
      <ul className="max-w-4xl">
        {choices.map(({ style, when, because }) => (
          <li
            key={style}
            data-style={style}
            className="grid gap-x-8 gap-y-1 border-t border-rule py-5 sm:grid-cols-[15rem_1fr_auto] sm:items-baseline"
          >
            <h3 className="font-display text-xl">{when}</h3>
            <p className="text-ink-soft">{because}</p>
            <Link
              to={stylePath(style)}
              className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-cite underline decoration-1 underline-offset-4"
            >
              {styleName(style)}
              <ArrowRight aria-hidden="true" className="size-4" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
