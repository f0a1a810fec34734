import { padded } from '../text/padded.ts';
import type { Reference } from './reference.ts';

/** How many letters of each name go into a label, for one to four names: Aaaa00, AaBb00, AaBC00, ABCD00. */
const LETTERS: readonly (readonly number[])[] = [[4], [2, 2], [2, 1, 1], [1, 1, 1, 1]];

/** A label for an item without `citation-label`: letters of its authors and two digits of its year. */
export function citationLabel(reference: Reference): string {
  const people = reference.people('author').slice(0, 4);
  const counts = LETTERS[people.length - 1] ?? [];
  const letters = people.map(({ family, literal }, at) => (family || literal).slice(0, counts[at])).join('');
  const year = reference.date('issued')?.start.year;
  return letters + (year === undefined ? '' : padded(Math.abs(year)).slice(-2));
}
