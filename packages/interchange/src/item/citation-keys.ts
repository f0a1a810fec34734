import { dateOf, foldLetters, type Item, plainOf } from '@citewright/record';

/** Keys that biber, pandoc and Typst read alike. */
const validKey = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.:+/&?!*'-]{0,99}$/u;

const longestWord = 30;

const plainWord = (text: string) =>
  foldLetters(text)
    .replace(/[^a-z0-9]/g, '')
    .slice(0, longestWord);

/** "okafor2019rivers": first author, year, first word of the title with more than three letters. */
function derivedKey({ author, editor, issued, title }: Item): string {
  const [name] = author ?? editor ?? [];
  const who = plainWord(name?.family ?? name?.literal ?? '');
  const word = plainOf(title)
    ?.split(/[\s\p{P}]+/u)
    .map(plainWord)
    .find((candidate) => candidate.length > 3);
  const [year] = dateOf(issued);
  return [who || (word ? '' : 'item'), year && Math.abs(year), word].filter(Boolean).join('');
}

/** a, b, ... z, aa, ab, ... */
function letters(number: number): string {
  const last = String.fromCharCode(97 + (number % 26));
  return number < 26 ? last : letters(Math.floor(number / 26) - 1) + last;
}

/** True when a file can call an item by the key that it has already. */
export const hasOwnKey = ({ 'citation-key': own }: Item): boolean =>
  typeof own === 'string' && validKey.test(own);

/**
 * Gives the items of a file their keys, one after the other, each different in more than its case, which BibTeX ignores: the item's own
 * `citation-key` where it is valid, else one of author, year and title. Keys that are taken get a letter.
 */
export function createCitationKeys(): (item: Item) => string {
  const used = new Set<string>();
  const lettersOf = new Map<string, number>();
  return (item) => {
    const key = hasOwnKey(item) ? String(item['citation-key']) : derivedKey(item);
    const base = key.toLowerCase();
    let unique = key;
    for (let number = lettersOf.get(base) ?? 0; used.has(unique.toLowerCase()); number++) {
      unique = key + letters(number);
      lettersOf.set(base, number + 1);
    }
    used.add(unique.toLowerCase());
    return unique;
  };
}
