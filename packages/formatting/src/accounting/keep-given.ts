import type { Item } from '@citewright/csl';
import type { Printed } from '../in-text-forms.ts';
import { accountForWords, isAccounted, type Unaccounted } from './account.ts';
import { isNoReference } from './no-reference.ts';

/** An entry that stands as it was given: it is no reference, or nothing accounts for these words if it were printed anew. */
export interface Kept {
  reason: 'unaccounted-words' | 'no-reference';
  words: Unaccounted;
}

/** A number that a style prints before an entry. */
const number = /^(?:\[\d+\]|\(\d+\)|\d+\.?)\s+/;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** An entry as it was given, behind the number that the style has for it. `given` is text. */
export function asGiven(printed: Printed, given: string, isNumbered: boolean): Printed {
  const label = (isNumbered && number.exec(printed.text)?.[0]) || '';
  return { text: label + given, html: label + escaped(given) };
}

/**
 * An entry of a list as a style prints it, or where that loses words or adds some as it was given. `item` is what was read from `given` and
 * printed.
 */
export function printedOrGiven(
  printed: Printed,
  given: string,
  item: Item,
  isNumbered: boolean,
): Printed & { kept?: Kept } {
  if (isNoReference(given, item)) {
    const words = { missing: [], added: [] };
    return { ...asGiven(printed, given, false), kept: { reason: 'no-reference', words } };
  }
  const own = isNumbered ? printed.text.replace(number, '') : printed.text;
  const words = accountForWords(given, own, item);
  if (isAccounted(words)) return printed;
  return { ...asGiven(printed, given, isNumbered), kept: { reason: 'unaccounted-words', words } };
}
