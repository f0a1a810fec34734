import type { Formatter } from '~/engine/load-formatter.ts';
import { type ClipboardContent, paragraphHtml } from './clipboard-content.ts';

/** Entries of a bibliography in their order: paragraphs with a hanging indent, and as text one a line. */
export function printedContent(
  { referencesAsText }: Pick<Formatter, 'referencesAsText'>,
  entries: readonly { html: string; text: string }[],
): ClipboardContent {
  return {
    html: entries.map(({ html }) => paragraphHtml(html)).join(''),
    text: referencesAsText(entries),
  };
}
