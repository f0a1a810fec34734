import type { ProjectCitation } from '@citewright/contract';
import type { ClipboardContent } from '~/clipboard/clipboard-content.ts';
import { paragraphHtml } from '~/clipboard/clipboard-content.ts';
import { type Listed, listedContent } from '~/clipboard/listed-content.ts';
import { escapeMarkup } from '~/ui/reference-markup.ts';

/** An entry of a list, under the heading of its section. */
export type HeadedEntry = Listed & Pick<ProjectCitation, 'heading'>;

const keyOf = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * A reference list for the clipboard: the server's text, and its entries as paragraphs as the style sets them. An entry found in `known` (by
 * its text) is formatted, for instance with italics. Indented lines belong to the entry above; the headings of sections are bold.
 */
export function listContent(references: string, known: readonly HeadedEntry[]): ClipboardContent {
  const formatted = new Map(known.map(listedContent).map(({ html, text }) => [keyOf(text), html]));
  const headings = new Set(known.map(({ heading }) => heading));
  const htmlOf = (entry: string): string => {
    if (headings.has(entry)) return paragraphHtml(`<b>${escapeMarkup(entry)}</b>`, 0, 0);
    const [line = '', ...further] = entry.split('\n').map(escapeMarkup);
    const paragraphs = [
      { html: line, left: 0.5, first: -0.5 },
      ...further.map((html) => ({ html: html.trim(), left: 0.5, first: 0 })),
    ];
    return (
      formatted.get(keyOf(entry)) ??
      listedContent({ formattedCitation: line, plainText: '', paragraphs }).html
    );
  };
  const entries = references.split(/\n+(?! {4})/).filter((entry) => entry !== '');
  return { html: entries.map(htmlOf).join(''), text: references };
}
