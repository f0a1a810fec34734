import { decodeText } from '../markup/decode-text.ts';
import { comparable } from './fold.ts';
import { isTranscribedGiven } from './transcription.ts';

/** Short forms that share no beginning with the name that they stand for. */
const shortForms: readonly (readonly string[])[] = [
  ['william', 'bill', 'will', 'billy', 'willy'],
  ['robert', 'bob', 'rob', 'bobby'],
  ['richard', 'dick', 'rick'],
  ['james', 'jim', 'jimmy', 'jamie'],
  ['john', 'jack', 'johnny'],
  ['margaret', 'peggy', 'maggie', 'meg', 'greta'],
  ['elizabeth', 'beth', 'betty', 'liz', 'lisa', 'eliza'],
  ['edward', 'ted', 'ned', 'eddie'],
  ['theodore', 'ted'],
  ['charles', 'chuck', 'charlie'],
  ['henry', 'hank', 'harry'],
  ['anthony', 'tony'],
  ['katherine', 'catherine', 'kate', 'kathy', 'cathy', 'katie'],
  ['michael', 'mike', 'mick'],
  ['alexander', 'sasha', 'alex', 'sandy', 'xander'],
  ['joseph', 'joe', 'jose', 'pepe'],
  ['johannes', 'hans', 'jan', 'johann'],
  ['francisco', 'paco', 'pancho'],
  ['aleksei', 'alexey', 'alyosha'],
];

const areForms = (one: string, other: string): boolean =>
  shortForms.some((forms) => forms.includes(one) && forms.includes(other));

/** The parts of given names: words, or single letters of initials written apart or together (`JR`, `J.-P.`). */
function givenParts(given: string): string[] {
  const spaced = decodeText(given).replace(/(?<![\p{L}\p{M}])(\p{Lu}{2,4})(?![\p{L}\p{M}])/gu, (letters) =>
    [...letters].join(' '),
  );
  return comparable(spaced).split(' ').filter(Boolean);
}

const isLatin = (text: string): boolean => /\p{sc=Latin}/u.test(text);

function partFits(one: string, other: string): boolean {
  if (one.length === 1 || other.length === 1) return one[0] === other[0];
  return (
    one === other ||
    one.startsWith(other) ||
    other.startsWith(one) ||
    areForms(one, other) ||
    isTranscribedGiven(one, other)
  );
}

/** Each of the parts is one of the others, in their order; those between are left out. */
function isWithin(few: readonly string[], many: readonly string[]): boolean {
  let from = 0;
  for (const part of few) {
    const at = many.findIndex((other, place) => place >= from && partFits(part, other));
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}

/**
 * Whether two texts, of a list and of a record, can be the given names of one person: initials of names, names that are left out, short forms and other spellings of
 * a name are; a letter that begins no name of the other and another name are not. Nothing said fits all.
 */
export function givenNamesFit(one: string | undefined, other: string | undefined): boolean {
  const [first, second] = [givenParts(one ?? ''), givenParts(other ?? '')];
  if (first.length === 0 || second.length === 0) return true;
  if (isLatin(first.join('')) !== isLatin(second.join(''))) return true;
  // A name that is left out is one of the record's; nobody gets one before their own.
  if (
    first.length > second.length &&
    !partFits(first[0] ?? '', second[0] ?? '') &&
    !first.join('').startsWith(second.join(''))
  )
    return false;
  const [few, many] = first.length <= second.length ? [first, second] : [second, first];
  if (isWithin(few, many)) return true;
  // Xiao-Ming and Xiaoming, J.-P. and Jeanpierre.
  const whole = (parts: readonly string[]) => parts.join('');
  return few.length === 1 && many.every((part) => part.length > 1) && whole(many) === whole(few);
}
