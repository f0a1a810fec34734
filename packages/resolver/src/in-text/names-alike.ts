import { comparable } from '../text/comparable.ts';

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

/** `mueller` for both spellings; comparable text alone gives `muller` for one of them. */
function transliterated(text: string): string {
  return comparable(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöüøåæœ]/g, (letter) => spelledOut[letter] ?? letter),
  );
}

/** True for two spellings of one name: accents, case and hyphens are ignored, and `Mueller` equals `Müller`. */
export function isSameName(one: string, other: string): boolean {
  const first = comparable(one);
  if (first === '') return false;
  if (first === comparable(other)) return true;
  return (special.test(one) || special.test(other)) && transliterated(one) === transliterated(other);
}

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
