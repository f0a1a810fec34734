import { CornerDownLeft } from 'lucide-react';
import { Button } from '~/ui/button.tsx';
import { exampleIdentifier } from './worked-example.ts';

interface EmptyStateProps {
  /** Whether citations have been generated before. */
  begun: boolean;
  onExample: () => void;
}

/** Shown before a result: a short instruction, and an example that runs with one click. */
export function EmptyState({ begun, onExample }: EmptyStateProps) {
  return (
    <div className="flex h-full flex-col justify-center py-4">
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
      <ol className="mt-3 max-w-prose list-decimal space-y-1 pl-5 text-ink-soft marker:text-ink-faint">
        <li>Choose the style that your reader asks for.</li>
        <li>Paste what you have: a web address, a DOI, an ISBN, a title or a citation from a text.</li>
        <li>Check the reference against its record, then copy it.</li>
      </ol>
      <div className="mt-6 rounded-md border border-dashed border-rule-strong p-4">
        <p className="eyebrow text-ink-faint">An example</p>
        <p className="mt-1.5 text-sm text-ink-soft">
          <code className="font-mono text-ink [overflow-wrap:anywhere]">{exampleIdentifier}</code> is the DOI
          of a review of deep learning in <i>Nature</i>. Its record holds authors, title, volume and pages.
        </p>
        <Button className="mt-3" onClick={onExample}>
          <CornerDownLeft aria-hidden="true" />
          Run this example
        </Button>
      </div>
    </div>
  );
}
