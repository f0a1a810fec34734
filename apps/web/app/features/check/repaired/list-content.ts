import type { CitationItem } from '@citewright/contract';
import { type ClipboardContent, paragraphHtml } from '~/clipboard/clipboard-content.ts';
import type { Formatter } from '~/engine/load-formatter.ts';

/** The list in a style, sorted or numbered as it asks, for the clipboard. */
export function listContent(
  { formatBibliography, referencesAsText }: Formatter,
  items: readonly CitationItem[],
  style: string,
): ClipboardContent {
  const entries = formatBibliography(items, style);
  return {
    html: entries.map(({ html }) => paragraphHtml(html)).join(''),
    text: referencesAsText(entries),
  };
}
