import type { ProjectCitation } from '@citewright/contract';
import { type ClipboardContent, paragraphHtml } from '~/clipboard/clipboard-content.ts';
import { escapeMarkup } from '~/ui/reference-markup.ts';

/** The text of a reference and its HTML. */
export type FormattedReference = Pick<ProjectCitation, 'plainText' | 'formattedCitation'>;

/**
 * A reference list for the clipboard: the server's text, and the same lines as paragraphs with a hanging indent. A line
 * found in `known` (by its text) is formatted, for instance with italics.
 */
export function listContent(references: string, known: readonly FormattedReference[]): ClipboardContent {
  const formatted = new Map(known.map((reference) => [reference.plainText, reference.formattedCitation]));
  const lines = references.split('\n').filter((line) => line !== '');
  return {
    html: lines.map((line) => paragraphHtml(formatted.get(line) ?? escapeMarkup(line))).join(''),
    text: references,
  };
}
