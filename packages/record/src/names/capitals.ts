import { isGivenName } from './given-names.ts';

/** Particles that lose their capital in a name in capitals. */
const particles = new Set('de del della der den di da dos du la le van von y e'.split(' '));

function isAllCaps(text: string): boolean {
  return text.toUpperCase() === text && text.toLowerCase() !== text;
}

function capitalised(word: string): string {
  const lower = word.toLowerCase();
  const first = lower.charAt(0).toUpperCase() + lower.slice(1);
  // MCDONALD, O'BRIEN, D'ANGELO: the letter after the prefix is a capital too.
  return first
    .replace(/^Mc(\p{Ll})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/^([OD]['’])(\p{Ll})/u, (_, prefix: string, letter: string) => prefix + letter.toUpperCase());
}

function recapitalise(text: string): string {
  return text.replace(/[\p{L}\p{M}'’]+/gu, (word) =>
    particles.has(word.toLowerCase()) ? word.toLowerCase() : capitalised(word),
  );
}

/** A family name in capitals (`GARCÍA-LÓPEZ`) as it is written (`García-López`); any other is left alone. */
export function naturalFamily(family: string): string {
  const letters = family.replace(/[^\p{L}]/gu, '');
  return letters.length > 1 && isAllCaps(family) ? recapitalise(family) : family;
}

// JRR or JA are initials; MARIA, ANNA and LEE are names: three letters with a vowel inside, or more; ANN by being known.
function isShoutedName(word: string): boolean {
  const letters = word.replace(/[^\p{L}]/gu, '');
  if (!isAllCaps(word) || word.includes('.')) return false;
  if (letters.length === 3 && isGivenName(letters)) return true;
  return letters.length > 3 || (letters.length === 3 && /^.?[AEIOUYÁÉÍÓÚÄÖÜ]/u.test(letters.slice(1)));
}

/** Given names in capitals as they are written; initials stay capitals. */
export function naturalGiven(given: string): string {
  return given
    .split(' ')
    .map((word) => (isShoutedName(word) ? recapitalise(word) : word))
    .join(' ');
}
