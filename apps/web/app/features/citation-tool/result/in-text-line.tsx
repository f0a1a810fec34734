import { CopyIconButton } from '~/clipboard/copy-button.tsx';
import { inTextContent } from '~/clipboard/reference-content.ts';
import { ReferenceInline } from '~/ui/reference-text.tsx';
import type { ShownCitation } from './shown-citation.ts';

/** The form for the text, with a copy button of its own. */
export function InTextLine({ citation: { inText, language } }: { citation: ShownCitation }) {
  if (inText === undefined) return null;
  return (
    <div className="mt-4 flex items-center gap-3 rounded-md bg-sunk py-1 pr-1 pl-4">
      <p className="min-w-0 flex-1 py-2">
        <span className="mr-2 text-sm font-semibold text-ink-soft">In-text:</span>
        <ReferenceInline html={inText.html} lang={language} />
      </p>
      <CopyIconButton label="Copy in-text citation" content={() => inTextContent(inText.html, inText.text)} />
    </div>
  );
}
