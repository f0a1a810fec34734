import type { ListParagraph, ProjectCitation } from '@citewright/contract';
import { type ClipboardContent, paragraphHtml, plainTextOf } from './clipboard-content.ts';

/** An entry of a list. */
export type Listed = Pick<ProjectCitation, 'formattedCitation' | 'plainText' | 'paragraphs'>;

const pointsOfInch = 72;

const withMargin = ({ html, margin }: ListParagraph): string => (margin ? `${margin} ${html}` : html);

const setParagraph = (paragraph: ListParagraph): string =>
  paragraphHtml(withMargin(paragraph), paragraph.left * pointsOfInch, paragraph.first * pointsOfInch);

/** The paragraphs of an entry, which word processors keep; in text, the further ones are indented. */
export function listedContent({ formattedCitation, plainText, paragraphs }: Listed): ClipboardContent {
  if (!paragraphs) return { html: paragraphHtml(formattedCitation), text: plainText };
  return {
    html: paragraphs.map(setParagraph).join(''),
    text: paragraphs
      .map((paragraph, at) => (at ? '    ' : '') + plainTextOf(withMargin(paragraph)))
      .join('\n'),
  };
}
