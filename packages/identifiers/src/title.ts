import { addresses } from './addresses.ts';
import { readInput } from './input.ts';
import { isIsbnLike } from './isbn.ts';

/** Words that name an identifier, which is missing or wrong in a text with nothing else. */
const labels = /\b(?:urn|isbns?|issn|doi|dx|pmid|pmcid|pubmed|arxiv|https?|www|url)\b/giu;
const letter = /\p{L}/gu;
const syllabic = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu;

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

/** Fewest letters of a title; in scripts that write syllables or words as one character. */
const fewest = { letters: 3, syllables: 1 } as const;

/** An address or a number that was mistyped: these are no titles, however many letters they have. */
function isBrokenIdentifier(text: string): boolean {
  const hasScheme = /^(?:[a-z][a-z0-9+.-]{0,20}:\/|www\.|\/\/)/i.test(text);
  const isPath = !/\s/.test(text) && /[/\\@_]|[.:=]\S/.test(text);
  const isDoi = /^\W*(?:doi\W{0,3})?10\.\d/i.test(text);
  return hasScheme || isPath || isDoi || isIsbnLike(text);
}

/** The beginning of an in-text citation that is still being typed: "(Smith, 20". */
const isOpenBracket = (text: string) => /^[([]/.test(text) && !/[)\]]/.test(text);

/**
 * The words of a title, or of a whole reference, as they can be searched for: trimmed, white space as single spaces. `undefined`
 * for what holds no words (numbers, a mistyped identifier or address, the beginning of an in-text citation), and for text over
 * the limit.
 */
export function parseTitle(text: string): string | undefined {
  const input = readInput(text)?.replace(/\s+/g, ' ');
  if (input === undefined || isBrokenIdentifier(input) || isOpenBracket(input)) return undefined;
  const words = input.replace(labels, ' ');
  const isTitle = count(words, letter) >= fewest.letters || count(words, syllabic) >= fewest.syllables;
  return isTitle ? input : undefined;
}

/**
 * The words to search for in whatever was pasted: a title, or a whole reference without its identifiers and addresses.
 * `undefined` where no words are left.
 */
export function parseSearch(text: string): string | undefined {
  const bare = readInput(text)?.replace(addresses, ' ');
  return bare === undefined ? undefined : parseTitle(bare);
}
