import { foldLetters } from '@citewright/record';

/** Words that say nothing about which style is meant. */
const empty = new Set(
  'a an and for in of on style styles the citation citations reference references referencing format'.split(
    ' ',
  ),
);

/** Letters and digits in small letters, without accents: "ACS Guide (2022)" is "acs guide 2022". */
const folded = (text: string): string =>
  foldLetters(text)
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The words of a name that tell it from others, or all of them if none does. */
export function wordsOf(text: string): string[] {
  const all = folded(text).split(' ');
  const telling = all.filter((word) => !empty.has(word));
  return telling.length > 0 ? telling : all;
}

/** The letters of a name without spaces. */
export const lettersOf = (text: string): string => folded(text).replaceAll(' ', '');

/** Words in any order, so that "Harvard Leeds" is "Leeds Harvard". */
export const bagOf = (text: string): string => [...new Set(wordsOf(text))].sort().join(' ');
