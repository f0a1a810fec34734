import { align, coverage, placesOf } from './alignment.ts';
import { lettersOf } from './fold.ts';
import { type Word, wordsOf } from './words.ts';

/** A title whose subtitle is missing fits a little less than a whole one. */
export const withoutSubtitle = 0.97;

/** A title without its subtitle. */
export function mainTitle(title: string): string {
  const main = title.split(/ ?[:;–—] |[?!.] |\s[-(]/u, 1)[0] ?? title;
  return /\p{L}{2}|\p{N}/u.test(main) ? main : title;
}

/** The harmonic mean of two shares: it is low where one of them is. */
export const harmonicMean = (one: number, other: number): number =>
  one + other === 0 ? 0 : (2 * one * other) / (one + other);

const coverageIn = (title: readonly Word[], words: readonly Word[]): number =>
  coverage(title, align(title, { words, places: placesOf(words) }));

/** 0 to 1: how alike two titles are, of which one may lack its subtitle. */
export function titleLikeness(one: string, other: string): number {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const isShort = mainTitle(one) === one || mainTitle(other) === other;
  const main = isShort ? coverageIn(wordsOf(mainTitle(one)), wordsOf(mainTitle(other))) : 0;
  return Math.max(harmonicMean(coverageIn(words, others), coverageIn(others, words)), main * withoutSubtitle);
}

/** The words that tell a title from others; all of them where none does, as in "It". */
export function tellingWords(title: string): string[] {
  const words = wordsOf(title);
  const telling = words.filter(({ weight }) => weight === 1);
  return (telling.length > 0 ? telling : words).map(({ text }) => text);
}

/** So many telling words name a work without its subtitle. */
const wordsOfMainTitle = 4;

/** Whether two titles are one: the same but for small words and spaces between words, or one is the other without its subtitle. */
export function isSameTitle(one: string, other: string): boolean {
  const key = (title: string) => tellingWords(title).join('');
  if (lettersOf(one) === '' || lettersOf(other) === '') return false;
  if (key(one) === key(other)) return true;
  const isMainOf = (main: string, whole: string) =>
    tellingWords(main).length >= wordsOfMainTitle && key(main) === key(mainTitle(whole));
  return isMainOf(one, other) || isMainOf(other, one);
}
