import { comparable, editsBetween, lettersOf, plainOf } from '@citewright/record';
import type { Entry } from './entries.ts';

// Whether two entries of a list are one work, printed twice.

/** An address, and the words before it: one of two prints may leave them out. */
const address =
  /(?:(?:available (?:from|at|in)|retrieved from|dispon(?:ível|ible) en?m?|url|doi)\s?:?\s*)?<?\b(?:https?:\/\/|www\.|10\.\d{4,}\/)\S+/giu;

/** The letter of a year: two entries have the same, or those that we gave. */
const letter = /(?<=(?<!\d)(?:1[5-9]|20)\d\d)[a-z](?![\p{L}\d])/gu;

/** Pages whose last number is cut, `300–9`, as whole ones. */
const withWholePages = (text: string): string =>
  text.replace(
    /(?<!\d)(\d{2,6})([-–])(\d{1,5})(?!\d)/g,
    (range, first: string, dash: string, last: string) =>
      last.length < first.length ? first + dash + first.slice(0, -last.length) + last : range,
  );

/** Between a number and a Chinese sign beside it: `第51–66页` has the pages of `51–66`. */
const besideSign = /(?<=\p{Script=Han})(?=\d)|(?<=\d)(?=\p{Script=Han})/gu;

/** The words of an entry, without single letters: initials are printed or not. `&` is no word, and so `and` is none. */
function entryWords({ text }: Entry): string[] {
  const plain = text.replace(address, ' ').replace(letter, '').replace(besideSign, ' ');
  const words = comparable(withWholePages(plain)).split(' ');
  return words.filter((word) => (word.length > 1 || /\d/.test(word)) && word !== 'and');
}

/** Numbers of two and more digits: volumes, pages, years. */
const numbersAmong = (words: ReadonlySet<string>) => [...words].filter((word) => /^\d{2,}$/.test(word));

/** Whether one entry has a number that the other has not, or more often: each has its own part, volume or place. */
function hasOwnNumber(words: readonly string[], others: readonly string[]): boolean {
  const timesIn = (all: readonly string[], number: string) => all.filter((word) => word === number).length;
  return words.some((word) => /^\d/.test(word) && timesIn(words, word) > timesIn(others, word));
}

/** Words that two entries of one work share, at least. */
const share = 0.85;

/** Letters of a title that are no chance beside a volume or pages, and beside both. A Chinese sign says as much as three. */
const shortestTitle = { beside: 20, besideBoth: 10 } as const;
const lengthOf = (title: string): number => title.length + 2 * (title.match(/\p{Script=Han}/gu)?.length ?? 0);

/** Whether the parts of two entries say that they are one work: a title, a volume or (where all are asked for: and) pages; a journal may be abbreviated in one of them. */
function haveSameParts({ item: one }: Entry, { item: other }: Entry, areAll = false): boolean {
  const [first, second] = [one, other].map(({ title }) => lettersOf(plainOf(title) ?? ''));
  const isSame = (field: 'volume' | 'page') =>
    one[field] !== undefined && withWholePages(String(one[field])) === withWholePages(String(other[field]));
  const [volume, page] = [isSame('volume'), isSame('page')];
  const least = volume && page ? shortestTitle.besideBoth : shortestTitle.beside;
  return (
    first !== undefined &&
    lengthOf(first) >= least &&
    first === second &&
    (areAll ? volume && page : volume || page)
  );
}

/** Letters by which one title may be misspelt. */
const slip = 3;

/** Whether two entries have titles of their own. */
function haveOtherTitles({ item: one }: Entry, { item: other }: Entry): boolean {
  const [first = '', second = ''] = [one, other].map(({ title }) => lettersOf(plainOf(title) ?? ''));
  const isWhole = first !== '' && second !== '' && !first.includes(second) && !second.includes(first);
  return isWhole && editsBetween(first, second, slip) > slip;
}

/** Whether two entries have the same first author, year and numbers, and nearly the same words or the same parts. */
export function isPrintedTwice(one: Entry, other: Entry): boolean {
  if (one.years[0] !== other.years[0]) return false;
  if (one.folded.split(' ')[0] !== other.folded.split(' ')[0]) return false;
  const [own, others] = [entryWords(one), entryWords(other)];
  if (hasOwnNumber(own, others) && hasOwnNumber(others, own)) return false;
  // Letters tell works apart, unless somebody gave them to one work.
  if (one.suffix !== other.suffix) return haveSameParts(one, other, true);
  if (haveSameParts(one, other)) return true;
  if (haveOtherTitles(one, other)) return false;
  const [first, second] = [new Set(own), new Set(others)];
  if (first.size < 4 || second.size < 4) return false;
  const [fewer, more] = first.size < second.size ? [first, second] : [second, first];
  if (numbersAmong(fewer).some((number) => !more.has(number))) return false;
  const shared = [...fewer].filter((word) => more.has(word)).length;
  return shared >= fewer.size * share && shared >= more.size * (share - 0.15);
}
