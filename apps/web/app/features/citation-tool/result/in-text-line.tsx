import { InTextLines } from '~/clipboard/in-text-lines.tsx';
import type { ShownCitation } from './shown-citation.ts';

/** The in-text forms, each with a copy button. */
export function InTextLine({ citation: { forms, language } }: { citation: ShownCitation }) {
  if (Object.keys(forms).length === 0) return null;
  return (
    <div className="mt-4 rounded-md bg-sunk py-0.5 pr-1 pl-4">
      <InTextLines forms={forms} lang={language} />
    </div>
  );
}
