import { plainOf, type Token, tokensOf, weightOf, wordsOf } from '@citewright/record';

/** A run of words: the first, and the one behind the last. */
export interface Run {
  start: number;
  end: number;
}

/** A text of an entry, word by word. */
export interface EntryText {
  words: readonly Token[];
}

/** Identifiers hold letters of journals and publishers, which are no words of the entry. */
const addresses = /(?:https?:\/\/|www\.|\b10\.\d{4,9}\/)\S+/gi;

/** Words of an entry that are read. */
const mostWords = 900;
const mostCharacters = 8_000;

/** The text of an entry as it is searched for parts of records. */
export const readText = (text: string): EntryText => ({
  words: tokensOf(text.slice(0, mostCharacters).replace(addresses, ' '), mostWords),
});

export const wholeOf = ({ words }: EntryText): Run => ({ start: 0, end: words.length });

export const stretchText = ({ words }: EntryText, { start, end }: Run): string =>
  words
    .slice(start, end + 1)
    .map(({ text, before }, at) => (at === end - start ? before : before + text))
    .join('');

export const plain = (value: unknown): string =>
  typeof value === 'string' ? (plainOf(value) ?? '') : typeof value === 'number' ? String(value) : '';

export const textsOf = (text: string): string[] =>
  tokensOf(text.replace(addresses, ' '), mostWords).map((word) => word.text);

/** The places where words stand one after the other. */
export function runsOf(text: string, { words }: EntryText): Run[] {
  const sought = textsOf(text);
  if (sought.length === 0) return [];
  const runs: Run[] = [];
  for (let start = 0; start + sought.length <= words.length; start += 1)
    if (sought.every((word, at) => words[start + at]?.text === word))
      runs.push({ start, end: start + sought.length });
  return runs;
}

/** How much the words of a text say. */
export const weightIn = (text: string): number => weightOf(wordsOf(text));

export const isNumber = (text: string | undefined): boolean => text !== undefined && /^\d/.test(text);

/** Parts two pieces of a reference. A hyphen joins, a blank says nothing. */
export const isBoundary = (between: string): boolean =>
  /[.,:;()[\]{}"“”„«»‘’'?!|/\n=<>]|--|[–—]|\s-\s/.test(between);

/** What ends a title: the quotation mark or bracket with which it closes itself does not. */
export function endOf(title: string): (between: string) => boolean {
  const isClosing = /["“”«»‘’')\]]\W*$/u.test(title);
  return (between) => isBoundary(isClosing ? between.replace(/["“”«»‘’')\]]/g, '') : between);
}

/** What begins a title: the quotation mark or bracket with which it opens itself does not. */
export function startOf(title: string): (between: string) => boolean {
  const isOpening = /^\W*["“”„«»‘’'([]/u.test(title);
  return (between) => isBoundary(isOpening ? between.replace(/["“”„«»‘’'([]/g, '') : between);
}

export const isYear = (word: string): boolean => /^(?:1[4-9]|20)\d\d[a-z]?$/.test(word);

/** Days, months and words of access that stand before a year of access. */
const wordsOfAccess = 4;

/** The years in which a page was looked at. */
export const accessYears = ({ words }: EntryText): string[] =>
  words.flatMap(({ text }, at) =>
    isYear(text) &&
    words
      .slice(Math.max(0, at - wordsOfAccess), at)
      .some((word) => /^(?:accessed|cited|retrieved|consulte|acesso|abgerufen|zugriff)$/.test(word.text))
      ? [text]
      : [],
  );
