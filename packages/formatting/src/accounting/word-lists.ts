import { plainOf } from '@citewright/record';
import { type Word, wordsOf } from './words.ts';

/** Takes words out of both texts, one for one, where they are the same in the eyes of `isSame`. */
export function pair(given: Word[], printed: Word[], isSame: (one: Word, other: Word) => boolean): void {
  for (let at = 0; at < given.length; ) {
    const word = given[at] as Word;
    const place = printed.findIndex((other) => isSame(word, other));
    if (place < 0) at += 1;
    else {
      printed.splice(place, 1);
      given.splice(at, 1);
    }
  }
}

/** Takes out the words that are accounted for. */
export const remove = (words: Word[], isAccounted: (word: Word) => boolean): void => {
  for (let at = words.length - 1; at >= 0; at -= 1) if (isAccounted(words[at] as Word)) words.splice(at, 1);
};

/** The words of a field of an item, as they are compared. */
export const plainWords = (value: unknown): string[] =>
  typeof value === 'string' || typeof value === 'number'
    ? wordsOf(plainOf(String(value)) ?? '').map(({ plain }) => plain)
    : [];

export type Parts = readonly Word[];

export type Place = Pick<Word, 'start' | 'end'>;

/** The place of a value among words, one after the other. */
export function placeOf(words: readonly Word[], value: unknown): Place | undefined {
  const sought = plainWords(value);
  if (sought.length === 0) return undefined;
  for (let at = 0; at + sought.length <= words.length; at += 1)
    if (sought.every((word, index) => words[at + index]?.plain === word))
      return { start: words[at]?.start ?? 0, end: words[at + sought.length - 1]?.end ?? 0 };
  return undefined;
}

/** The words at a place. */
export const within = (words: Parts, place: Place | undefined): Word[] =>
  place ? words.filter(({ start, end }) => start >= place.start && end <= place.end) : [];
