import type { Name } from '@citewright/csl';
import { decodeText } from '../markup/decode-text.ts';
import { comparable, lettersOf } from './fold.ts';
import { givenNamesFit } from './given-names.ts';
import { isTranscribedFamily, romanized } from './transcription.ts';

const spelledOut: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ø: 'oe',
  å: 'aa',
  æ: 'ae',
  œ: 'oe',
};

// Composed letters, or combining diaeresis and ring.
const special = /[äöüøåæœ]|\u0308|\u030a/i;

/** `mueller` for both spellings; folded letters alone give `muller` for one of them. */
const transliterated = (text: string): string =>
  lettersOf(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöüøåæœ]/g, (letter) => spelledOut[letter] ?? letter),
  );

/** True for two spellings of one name: accents, case, spaces, hyphens and apostrophes are ignored, and `Mueller` equals `Müller`. */
export function isSameFamilyName(one: string, other: string): boolean {
  const first = lettersOf(one);
  if (first === '') return false;
  if (first === lettersOf(other)) return true;
  return (special.test(one) || special.test(other)) && transliterated(one) === transliterated(other);
}

/** What all spellings of a family name share (`isSameFamilyName`), and a few other names with them: by it names are looked up. */
export const familyKey = (name: string): string =>
  lettersOf(name)
    .replace(/([aou])e/g, '$1')
    .replace(/aa/g, 'a');

const joints = new Set(['and', 'e', 'et', 'i', 'und', 'y']);

/**
 * An organisation's name for comparison: `Department of Health & Social Care` equals `Department of Health
 * and Social Care`.
 */
export function bodyName(text: string): string {
  return comparable(text)
    .split(' ')
    .filter((word) => !joints.has(word))
    .join(' ');
}

/** True for a name with a conjunction in it: `Procter & Gamble`, `Gil y Gil`. */
export function holdsJoint(text: string): boolean {
  return /&| (?:and|e|et|i|und|y) /.test(text);
}

/** A family name with its particle, or the name of a body. */
export const familyOf = (name: Name): string =>
  name.literal ?? [name['non-dropping-particle'], name.family].filter(Boolean).join(' ');

/** A family name without particles, which are written or not, or the name of a body. */
export const coreOf = (name: Name): string => decodeText(name.family ?? name.literal ?? '');

/** Whether two people have one family name, with its particles or without, in one spelling or transcription or another. */
export const isSameFamily = (one: Name, other: Name): boolean =>
  isSameFamilyName(coreOf(one), coreOf(other)) ||
  isSameFamilyName(familyOf(one), familyOf(other)) ||
  isTranscribedFamily(coreOf(one), coreOf(other));

/** A name in the letters in which the others are compared: Cyrillic ones in Latin letters. */
export const inLatin = (name: Name): Name => ({
  ...name,
  ...(name.family !== undefined && { family: romanized(name.family) }),
  ...(name.given !== undefined && { given: romanized(name.given) }),
});

const sortedWords = (name: Name): string =>
  bodyName(`${familyOf(name)} ${name.given ?? ''}`)
    .split(' ')
    .toSorted()
    .join(' ');

/** Whether two names can be those of one person, or are of one body. Initials, short forms and given names that are left out fit. */
export function isSamePerson(one: Name, other: Name): boolean {
  if ((one.literal ?? other.literal) !== undefined) return sortedWords(one) === sortedWords(other);
  const [first, second] = [inLatin(one), inLatin(other)];
  return isSameFamily(first, second) && givenNamesFit(first.given, second.given);
}
