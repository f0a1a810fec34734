import type { ListParagraph } from '@citewright/contract';
import type { ListedEntry } from '@citewright/formatting';

/** The paragraphs of an entry as answers have them: not of one that only has its number in the margin, which hangs as any other. */
export function presentParagraphs({ paragraphs = [] }: ListedEntry): ListParagraph[] | undefined {
  if (paragraphs.length < 2) return undefined;
  return paragraphs.map(({ html, margin, left, first }) => ({
    html,
    ...(margin && { margin: margin.html }),
    left,
    first,
  }));
}
