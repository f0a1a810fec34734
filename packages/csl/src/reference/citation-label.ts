import { padded } from '../text/padded.ts';
import type { Reference } from './reference.ts';

/** How many letters of each name go into a label, for one to four names: Aaaa00, AaBb00, AaBC00, ABCD00. */
const LETTERS: readonly (readonly number[])[] = [[4], [2, 2], [2, 1, 1], [1, 1, 1, 1]];

/** The first letters of a name or a title, as a word. */
function lettersOf(text: string, count: number | undefined): string {
  const letters = text.slice(0, count);
  return letters.slice(0, 1).toUpperCase() + letters.slice(1).toLowerCase();
}

/**
 * A label for an item without `citation-label`: letters of its authors, else its editors, else its title, and two digits of its
 * year, 00 without one.
 */
export function citationLabel(reference: Reference): string {
  const authors = reference.people('author');
  const people = (authors.length > 0 ? authors : reference.people('editor')).slice(0, 4);
  const counts = LETTERS[people.length - 1] ?? [];
  const letters = people.map(({ family, literal }, at) => lettersOf(family || literal, counts[at])).join('');
  const text = reference.text('title') ?? '';
  reference.effort.spend('character', text.length);
  const title = text.replace(/[\s\p{P}]+/gu, '');
  const year = reference.date('issued')?.start.year;
  if (letters === '' && title === '' && year === undefined) return '';
  return (letters || lettersOf(title, 4)) + padded(Math.abs(year ?? 0)).slice(-2);
}
