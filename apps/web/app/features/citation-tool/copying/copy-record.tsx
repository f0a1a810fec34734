import type { CitationItem } from '@citewright/contract';
import type { ClipboardContent } from '~/clipboard/clipboard-content.ts';
import { useCopy } from '~/clipboard/use-copy.ts';
import { type RecordFormat, recordFormats } from '~/content/record-formats.ts';
import { Button } from '~/ui/button.tsx';
import { fetchPart } from '~/ui/lazy-part.tsx';

// The writers of the formats are loaded when one is asked for.
const loadContent = () => fetchPart(() => import('./record-content.ts'));

async function contentIn(format: RecordFormat, item: CitationItem): Promise<ClipboardContent> {
  return (await loadContent()).recordContent(format, item);
}

/** Copies the record of a result for another program. */
export function CopyRecord({ item }: { item: CitationItem }) {
  const { copy } = useCopy();
  return (
    <div className="flex flex-wrap items-center text-sm text-ink-soft">
      <span className="mr-1 font-semibold">Copy as:</span>
      {recordFormats.map(({ id, label }) => (
        <Button
          key={id}
          look="quiet"
          className="px-2"
          aria-label={`Copy as ${label}`}
          onClick={() => copy(contentIn(id, item))}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
