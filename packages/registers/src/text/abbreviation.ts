import { comparable } from '@citewright/record';

const longest = 300;

const wordsOfName = (name: string): string[] => comparable(name).split(' ').filter(Boolean);

/** Words that abbreviations of journals leave out: ISO 4 drops articles, prepositions and conjunctions. */
const dropped = new Set(
  'a an and at by for in of on the to with de des du la le les et der die das und fur el los las y del di e'.split(
    ' ',
  ),
);

/** Whether a journal's name is written with abbreviated words: "Phys. Rev. B", "Tetrahedron Lett." */
export function isAbbreviated(name: string): boolean {
  if (name.length > longest || !name.includes(' ')) return false;
  const cut = name.match(/\p{L}{1,9}\.(?= |$)/gu) ?? [];
  return cut.length > 1 || (cut.length === 1 && name.endsWith('.'));
}

/** Whether a name spells out another: word by word each begins alike, and nothing is left but small words. */
export function spellsOut(full: string, short: string): boolean {
  if (full.length > longest || short.length > longest || full.length <= short.length) return false;
  const rest = wordsOfName(full).filter((word) => !dropped.has(word));
  const begun = wordsOfName(short).filter((word) => !dropped.has(word));
  if (begun.length === 0 || rest.length !== begun.length) return false;
  return begun.every((word, at) => rest[at]?.startsWith(word) || contracts(word, rest[at] ?? ''));
}

/** "Natl" is National, "Rept" is Report: the letters of a contraction stand in the word in their order. */
function contracts(short: string, word: string): boolean {
  if (short.length < 3 || short.charAt(0) !== word.charAt(0)) return false;
  let at = 0;
  for (const letter of word) if (letter === short.charAt(at)) at += 1;
  return at === short.length;
}
