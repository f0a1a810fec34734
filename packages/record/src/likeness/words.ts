import { stripTags } from '../markup/rich-text.ts';
import { editsBetween } from './distance.ts';
import { comparable, foldLetters, withoutAccents, withoutApostrophes } from './fold.ts';

/** A word of a text as it is compared, and how much it says. */
export interface Word {
  text: string;
  weight: number;
}

/** Words that say little about a work; sites and people leave them out. */
const smallWords = new Set(
  (
    'a an and as at by des for from in into is it of on or that the to with ' +
    'und der die das dem den ein eine fur im von zu zur zum de la le les du et en un une dans sur pour ' +
    'el los las y o del con por para da do dos e em na no os um uma il lo gli i di della dello e per nel ' +
    'en och det av att till i og af til een het van voor'
  ).split(' '),
);
const smallWeight = 0.2;

/** A word, or one character of a script that is written without spaces. */
const pieces =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|(?:[^\P{L}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|[\p{N}\p{M}])+/gu;

/** Longest text of which words are read, and most of them: linear work for whatever is sent. */
const most = { characters: 2_100, words: 100 } as const;

const weighed = (text: string): Word => ({ text, weight: smallWords.has(text) ? smallWeight : 1 });

/** The words of a text for comparison, in order, as `comparable` has them. */
export const wordsOf = (text: string): Word[] =>
  (comparable(text.slice(0, most.characters)).match(pieces) ?? []).slice(0, most.words).map(weighed);

/** A word of a text, and what stands between it and the one before. */
export interface Token {
  text: string;
  before: string;
  /** It begins with a capital letter. */
  isCapital: boolean;
}

/** The words of a whole reference as `wordsOf` has them, with the punctuation between them. At most `words` of them are read. */
export function tokensOf(text: string, words: number): Token[] {
  // `&` between words is a word.
  const bare = withoutAccents(withoutApostrophes(stripTags(text))).replace(/(?<=\s)&(?=\s)/g, 'and');
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: word, index } of bare.matchAll(pieces)) {
    if (tokens.length === words) break;
    const before = bare.slice(end, index);
    tokens.push({ text: foldLetters(word), before, isCapital: /^\p{Lu}/u.test(word) });
    end = index + word.length;
  }
  return tokens;
}

/** The weight of words together. */
export const weightOf = (words: readonly Word[]): number =>
  words.reduce((sum, { weight }) => sum + weight, 0);

/** Typing mistakes that words of a length may have and still be the same. */
function allowed(length: number): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}

/** Longest words of which typing mistakes are counted. */
const longestCompared = 40;

/** 1 for the same word, less for one with typing mistakes or another ending of its plural, 0 for another word. */
export function wordLikeness(one: string, other: string): number {
  if (one === other) return 1;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const limit = allowed(short.length);
  if (limit === 0 || long.length - short.length > limit || long.length > longestCompared) return 0;
  // Numbers are either right or others.
  if (/^\d/.test(one) || /^\d/.test(other)) return 0;
  // Few people mistype the first letter and another one.
  if (one[0] !== other[0] && one[1] !== other[1]) return 0;
  const count = editsBetween(short, long, limit);
  return count > limit ? 0 : 1 - 0.12 * count;
}
