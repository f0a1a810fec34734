import type { Item, Name } from '@citewright/record';
import { foldLetters } from '@citewright/record';

/** Words as they are compared: an apostrophe is part of one, O’Brien or OBrien. */
const wordsOf = (text: string | number | undefined): string[] =>
  foldLetters(String(text ?? ''))
    .replace(/['’‘ʼ]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether words begin with a family name or a whole word of it, behind given names and particles at most. */
function beginWith(words: readonly string[], name: Name): boolean {
  const family = wordsOf(name.family ?? name.literal);
  const before = new Set(
    [name.given, name['dropping-particle'], name['non-dropping-particle']].flatMap(wordsOf),
  );
  const first = words.find((word) => family.includes(word) || !before.has(word));
  return first !== undefined && family.includes(first);
}

function isNamed(words: readonly string[], { author, editor, title }: Item): boolean {
  const names = [...(author ?? []), ...(editor ?? [])];
  return names.length === 0
    ? wordsOf(title).includes(words[0] ?? '')
    : names.some((name) => beginWith(words, name));
}

/**
 * Whether the works are those that a citation names: its first name is one of theirs, or a word of the title where a work has no names. A work
 * that was read wrongly would put wrong names into the text; numbers cannot.
 */
export function namesItsWorks(printed: string, works: readonly { item: Item }[]): boolean {
  const from = printed.search(/\p{Lu}[\p{L}\p{M}'’-]+/u);
  if (from < 0) return true;
  const words = wordsOf(printed.slice(from));
  return works.some(({ item }) => isNamed(words, item));
}
