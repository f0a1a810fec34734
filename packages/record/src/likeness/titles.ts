import { align, coverage, placesOf } from './alignment.ts';
import { comparable, lettersOf } from './fold.ts';
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

/**
 * 0 to 1: how many of both titles' words they have in common (Dice, 1945), 1 when one title is the beginning of the other. Without
 * `titleLikeness`'s mistyped words, and so cheap enough for all works of a person.
 */
export function sharedWords(one: string, other: string): number {
  const [first, second] = [comparable(one), comparable(other)];
  if (first === '' || second === '') return 0;
  const [short, long] = first.length <= second.length ? [first, second] : [second, first];
  if (short.length >= 15 && long.startsWith(short)) return 1;
  const [words, others] = [new Set(first.split(' ')), new Set(second.split(' '))];
  const shared = [...words].filter((word) => others.has(word)).length;
  return (2 * shared) / (words.size + others.size);
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
