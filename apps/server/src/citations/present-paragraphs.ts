import type { ListParagraph } from '@citewright/contract';
import type { ListedEntry } from '@citewright/formatting';

/** The paragraphs of an entry as answers have them; an entry that only has its number in the margin has none. */
export function presentParagraphs({ paragraphs = [] }: ListedEntry): ListParagraph[] | undefined {
  if (paragraphs.length < 2) return undefined;
  return paragraphs.map(({ html, margin, left, first }) => ({
    html,
    ...(margin && { margin: margin.html }),
    left,
    first,
  }));
}
