import type { ListParagraph } from '@citewright/contract';
import type { ListedEntry } from '@citewright/formatting';

/** The paragraphs of an entry as answers have them. */
export const presentParagraphs = ({ paragraphs }: ListedEntry): ListParagraph[] | undefined =>
  paragraphs?.map(({ html, margin, left, first }) => ({
    html,
    ...(margin && { margin: margin.html }),
    left,
    first,
  }));
