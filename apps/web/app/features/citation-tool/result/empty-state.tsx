import { BadgeCheck, CornerDownLeft } from 'lucide-react';
import { styleLabel } from '~/content/styles.ts';
import { Button } from '~/ui/button.tsx';
import { ReferenceInline, ReferenceText } from '~/ui/reference-text.tsx';
import { exampleIdentifier, type WorkedExample } from './worked-example.ts';

interface EmptyStateProps {
  /** Whether citations have been generated before. */
  begun: boolean;
  /** The example as it comes out. */
  example: WorkedExample | undefined;
  onExample: () => void;
}

/** Shown before a result: a finished example that says whose record it is, and runs with one click. */
export function EmptyState({ begun, example, onExample }: EmptyStateProps) {
  return (
    <div className="flex h-full flex-col">
      <h3 className="font-display text-xl">
        {begun ? (
          'Your next citation'
        ) : (
          <>
            {/* Until the tool is here, `early/early-script.ts` knows whether there are any. */}
            <span className="in-data-cited:hidden">No citations yet</span>
            <span className="hidden in-data-cited:inline">Your next citation</span>
          </>
        )}
      </h3>
      <p className="mt-1 text-ink-soft">
        For example, <code className="font-mono text-sm [overflow-wrap:anywhere]">{exampleIdentifier}</code>{' '}
        gives{example ? ':' : ' a review of deep learning in Nature.'}
      </p>
      {example && (
        <figure data-style={example.style} className="mt-4 border-l-3 border-l-cite pl-5">
          <figcaption className="text-sm font-semibold text-cite">{styleLabel(example.style)}</figcaption>
          {/* So narrow that the lines end alike before and after the fonts have come. */}
          <ReferenceText
            html={example.html}
            className="mt-2 max-w-[41rem] text-lg max-sm:ps-[1.5em] max-sm:-indent-[1.5em]"
          />
          <p className="mt-2 text-sm text-ink-soft">
            In the text: <ReferenceInline html={example.inTextHtml} className="text-base text-ink" />
          </p>
          <p className="mt-2 flex items-start gap-2 text-sm text-ink-soft">
            <BadgeCheck aria-hidden="true" className="mt-0.75 size-4.5 shrink-0 text-success" />
            Taken from the record at doi.org, which the publisher keeps.
          </p>
        </figure>
      )}
      <div className="mt-auto pt-5">
        <Button onClick={onExample}>
          <CornerDownLeft aria-hidden="true" />
          Run this example
        </Button>
      </div>
    </div>
  );
}
