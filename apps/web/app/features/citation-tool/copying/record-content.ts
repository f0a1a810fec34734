import type { CitationItem } from '@citewright/contract';
import { writeRecords } from '@citewright/interchange';
import type { ClipboardContent } from '~/clipboard/clipboard-content.ts';
import type { RecordFormat } from '~/content/record-formats.ts';
import { escapeMarkup } from '~/ui/reference-markup.ts';

/** A record in a format for other programs. */
export function recordContent(format: RecordFormat, item: CitationItem): ClipboardContent {
  const text = Array.from(writeRecords(format, [item]), String).join('');
  return { html: `<pre>${escapeMarkup(text)}</pre>`, text };
}
