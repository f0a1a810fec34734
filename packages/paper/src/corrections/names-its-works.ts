import { foldLetters, type Item, type Name } from '@citewright/record';

/** A name as it is compared: its letters, so that O’Brien is OBrien. */
const lettersOf = (text: string): string => foldLetters(text).replace(/[^\p{L}\p{N}]/gu, '');

/** The words of a text as they are compared; hyphens join them. */
const comparedWords = (text: string | number | undefined): string[] =>
  Array.from(String(text ?? '').matchAll(/[\p{L}\p{M}\p{N}'’‘ʼ‐‑-]+/gu), ([word]) => lettersOf(word));

/** How a family name may be printed: in full, or as one of its words, García of García Márquez. */
function familyForms({ family, literal = '' }: Name): ReadonlySet<string> {
  const whole = family ?? literal;
  return new Set([lettersOf(whole), ...comparedWords(whole), ...whole.split(/[‐‑-]/).flatMap(comparedWords)]);
}

/** Whether words begin with a family name, behind given names and particles at most. */
function beginWith(words: readonly string[], name: Name): boolean {
  const family = familyForms(name);
  const before = new Set(
    [name.given, name['dropping-particle'], name['non-dropping-particle']].flatMap(comparedWords),
  );
  const first = words.find((word) => family.has(word) || !before.has(word));
  return first !== undefined && first !== '' && family.has(first);
}

function isNamed(words: readonly string[], { author, editor, title }: Item): boolean {
  const names = [...(author ?? []), ...(editor ?? [])];
  return names.length === 0
    ? comparedWords(title).includes(words[0] ?? '')
    : names.some((name) => beginWith(words, name));
}

/**
 * Whether the works are those that a citation names: its first name is one of theirs, or a word of the title where a work has no names. A work
 * that was read wrongly would put wrong names into the text; numbers cannot.
 */
export function namesItsWorks(printed: string, works: readonly { item: Item }[]): boolean {
  const from = printed.search(/\p{Lu}[\p{L}\p{M}'’-]+/u);
  if (from < 0) return true;
  const words = comparedWords(printed.slice(from));
  return works.some(({ item }) => isNamed(words, item));
}
