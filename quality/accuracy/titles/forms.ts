import type { Item } from '@citewright/csl';
import { stripTags, yearOf } from '../../../packages/record/src/index.ts';

/** 0 to 1 without end, the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type Random = () => number;

const pick = <Value>(values: readonly Value[], random: Random): Value | undefined =>
  values[Math.floor(random() * values.length)];

const titleOf = ({ title }: Item): string => stripTags(String(title)).replace(/\s+/g, ' ').trim();

const mainOf = (title: string): string => title.split(/[:?!] /, 1)[0] ?? title;

function firstAuthor({ author, editor }: Item): string {
  const [first] = author ?? editor ?? [];
  return first?.family ?? first?.literal ?? '';
}

const smallWords = /\b(?:the|a|an|of|in|on|and|for|to|with|by|at|from) /gi;

/** One word of a text, long enough, changed as fingers do: two letters swapped, one left out, doubled or wrong. */
function mistyped(text: string, random: Random): string {
  const words = text.split(' ');
  const places = [...words.keys()].filter((at) => /^\p{L}{5,}$/u.test(words[at] ?? ''));
  const place = pick(places, random);
  const word = words[place ?? 0] ?? '';
  const at = 1 + Math.floor(random() * Math.max(1, word.length - 2));
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  const made = pick(
    [
      before + after.charAt(0) + letter + after.slice(1),
      before + after,
      before + letter + letter + after,
      `${before}${pick([...'aeiorstn'], random)}${after}`,
    ],
    random,
  );
  return words.map((other, index) => (index === place ? made : other)).join(' ');
}

/** The text without one of its longer words, where enough are left. */
function withoutWord(text: string, random: Random): string {
  const words = text.split(' ');
  const places = [...words.keys()].filter((at) => (words[at] ?? '').length > 3);
  const place = words.length < 5 ? undefined : pick(places, random);
  return words.filter((_, at) => at !== place).join(' ');
}

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}+/gu, '');

type Form = (item: Item, random: Random) => string;

/** How people type the title of a work. */
export const forms: Readonly<Record<string, Form>> = {
  'as printed': titleOf,
  'in lower case': (item) => titleOf(item).toLowerCase(),
  'in capitals': (item) => titleOf(item).toUpperCase(),
  'without the subtitle': (item) => mainOf(titleOf(item)),
  'a typing mistake': (item, random) => mistyped(titleOf(item), random),
  'two mistakes, lower case': (item, random) =>
    mistyped(mistyped(titleOf(item), random), random).toLowerCase(),
  'a word missing': (item, random) => withoutWord(titleOf(item), random),
  'without small words or accents': (item) => withoutAccents(titleOf(item).replace(smallWords, '')),
  'without punctuation': (item) =>
    titleOf(item)
      .replace(/[^\p{L}\p{N} ]+/gu, ' ')
      .replace(/\s+/g, ' '),
  'title and author': (item) => `${titleOf(item)} ${firstAuthor(item)}`,
  'main title by author': (item) => `${mainOf(titleOf(item))} by ${firstAuthor(item)}`,
  'author, title': (item) => `${firstAuthor(item)}, ${titleOf(item).toLowerCase()}`,
  'author, main title, year, lower case': (item) =>
    `${firstAuthor(item)} ${mainOf(titleOf(item))} ${yearOf(item.issued) ?? ''}`.toLowerCase().trim(),
  'title and year': (item) => `${titleOf(item)} ${yearOf(item.issued) ?? ''}`.trim(),
  'main title, author, a mistake': (item, random) =>
    `${mistyped(mainOf(titleOf(item)), random)} ${firstAuthor(item)}`,
};
