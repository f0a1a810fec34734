import type { Name } from '@citewright/csl';

/** Lower-case words that belong to a family name and stay with it ("van der Berg"). */
export const particles = new Set(
  (
    "van von der den de del della delle dei di da do dos das du la le les los ten ter te 't af av zu zur zum bin ibn al el y e " +
    "d' dal degli lo san santa st ap ab ben bar op im vom in"
  ).split(' '),
);
const suffixes = new Set(['jr', 'sr', 'ii', 'iii', 'iv']);
/** Families of scripts that write the family name first and without a comma. */
const familyFirst = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー々・ ]+$/u;

/** A person's name in reading order or as "Family, Given", as CSL name parts. A single word stays a `literal`. */
export function personName(text: string): Name {
  const [before = '', after, suffix] = text.split(',').map((part) => part.trim());
  if (after && !isSuffix(after)) return invertedName(before, after, suffix);
  const words = fixCase(before).split(' ').filter(Boolean);
  const ending = isSuffix(after)
    ? after
    : isSuffix(words.at(-1)) && words.length > 2
      ? words.pop()
      : undefined;
  if (words.length < 2) return { literal: words.join(' ') || text };
  const shouted = words.findIndex((word) => !isShouted(word));
  if (
    shouted > 0 &&
    words.slice(shouted).every((word) => /^\p{Lu}(?:\p{Ll}+(?:-\p{L}\p{Ll}+)*|\.)$/u.test(word))
  ) {
    const family = words.slice(0, shouted).map(capitalise);
    return compact({ ...familyParts(family), given: words.slice(shouted).join(' '), suffix: ending });
  }
  if (familyFirst.test(before)) return { family: words[0], given: words.slice(1).join(' ') };
  const familyAt = familyStart(words);
  const given = words.slice(0, familyAt).join(' ');
  return compact({ ...familyParts(words.slice(familyAt)), given, suffix: ending });
}

function invertedName(before: string, after: string, suffix: string | undefined): Name {
  const words = fixCase(before).split(' ').filter(Boolean);
  const family = familyParts(
    words.map((word) => (isShouted(word) && word.length > 3 ? capitalise(word) : word)),
  );
  return compact({ ...family, given: fixCase(after), suffix: isSuffix(suffix) ? suffix : undefined });
}

function isSuffix(word: string | undefined): boolean {
  return word !== undefined && suffixes.has(word.toLowerCase().replace('.', ''));
}

/** The family name begins at the first lower-case particle, else at the last word. */
function familyStart(words: readonly string[]): number {
  for (let index = 1; index < words.length - 1; index++) {
    if (isParticle(words[index])) return index;
  }
  return words.length - 1;
}

function isParticle(word: string | undefined): boolean {
  return word !== undefined && word === word.toLowerCase() && particles.has(word);
}

function familyParts(words: readonly string[]): Name {
  const at = words.findIndex((word) => !isParticle(word));
  if (at <= 0) return { family: words.join(' ') };
  return { 'non-dropping-particle': words.slice(0, at).join(' '), family: words.slice(at).join(' ') };
}

function compact(name: Name): Name {
  return Object.fromEntries(
    Object.entries(name).filter(([, value]) => value !== undefined && value !== ''),
  ) as Name;
}

/** "GRACE ZOKOVITCH" and "grace zokovitch" as a name is written; mixed case and initials stay. */
function fixCase(name: string): string {
  const words = name.split(' ').filter(Boolean);
  const capitals =
    words.length > 1 && name === name.toUpperCase() && words.some((word) => /\p{L}{4}/u.test(word));
  const small = words.length > 1 && name === name.toLowerCase() && name !== name.toUpperCase();
  if (!capitals && !small) return words.join(' ');
  return words.map((word) => (isInitials(word) && capitals ? word : capitalise(word))).join(' ');
}

/** "DUPONT" of "DUPONT Jean": family names in capitals are French and Chinese usage. */
function isShouted(word: string): boolean {
  return /^\p{Lu}[\p{Lu}'’-]{3,}$/u.test(word) && !suffixes.has(word.toLowerCase());
}

function isInitials(word: string): boolean {
  return word.includes('.') || /^\p{Lu}{1,2}$/u.test(word);
}

function capitalise(word: string): string {
  const lower = word.toLowerCase();
  if (particles.has(lower) && lower.length <= 3 && lower !== 'ben' && lower !== 'al') return lower;
  return lower
    .replace(/(^|[-'’.])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/^Mc(\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}
