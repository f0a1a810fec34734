import { stems, titles, words } from './packed.ts';

/** Abbreviations of words and whole titles; words without their points. */
export interface Abbreviations {
  titles: ReadonlyMap<string, string>;
  words: ReadonlyMap<string, string>;
  /** Beginnings to which longer words are cut. */
  stems: ReadonlySet<string>;
}

function unpackedWord(packed: string): [word: string, short: string] {
  const [cut = '', rest] = packed.split('/');
  if (rest !== undefined) return [cut + rest, cut];
  const [word = '', short = word] = packed.split('=');
  return [word, short];
}

/** The lists of `pack-abbreviations.ts`. */
export const abbreviations: Abbreviations = {
  titles: new Map(titles.split('\n').map((row) => row.split('\t') as [string, string])),
  words: new Map(words.split(' ').map(unpackedWord)),
  stems: new Set(stems.split(' ')),
};
