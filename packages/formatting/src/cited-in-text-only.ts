import type { Item } from '@citewright/record';
import { styleOf } from '@citewright/styles';

/** Fields by which a reader can get at a work; the same as in the conditions of the styles. */
const ways = ['archive', 'container-title', 'DOI', 'publisher', 'URL'] as const;

/** Whether the manual has a work in the text only, such as a personal letter in APA (8.9): no reader can get at it. */
export function isCitedInTextOnly(item: Item, style: string): boolean {
  const { citedInTextOnly = [] } = styleOf(style).about;
  return citedInTextOnly.includes(item.type) && ways.every((way) => item[way] === undefined);
}
