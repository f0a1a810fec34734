import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { comparisonCopy } from '~/content/comparison.ts';
import { styleName } from '~/content/styles.ts';
import { ReferenceText } from '~/ui/reference-text.tsx';
import { Section } from '~/ui/section.tsx';
import type { ComparedReference } from './compared-references.ts';

interface OneSourceProps {
  references: readonly ComparedReference[];
  tryLink: string;
}

/** One article in the five styles, one below the other. */
export function OneSource({ references, tryLink }: OneSourceProps) {
  return (
    <Section id="one-source" {...comparisonCopy.oneSource} ground="sunk">
      <div className="rounded-lg border border-rule bg-raised shadow-page">
        {references.map(({ style, html }) => (
          <div
            key={style}
            data-style={style}
            className="grid gap-x-8 gap-y-2 border-t border-l-4 border-rule border-l-cite px-5 py-5 first:rounded-t-lg first:border-t-0 last:rounded-b-lg sm:grid-cols-[6rem_1fr] sm:px-7"
          >
            <h3 className="font-display text-xl text-cite">{styleName(style)}</h3>
            <ReferenceText html={html} />
          </div>
        ))}
      </div>
      <Link to={tryLink} className="text-link mt-5 inline-flex min-h-11 items-center gap-2 font-semibold">
        Try this source
        <ArrowRight aria-hidden="true" className="size-4.5" />
      </Link>
    </Section>
  );
}
