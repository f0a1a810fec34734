import { knownName } from './known-names.ts';
import { letterCase } from './letter-case.ts';
import { asLikelyName, asOrdinary, isUnknown, type Rule } from './word-in-title.ts';

// Rules for the Latin names of living things: the genus has a capital, the epithet after it has none.

const genusEnding = /(?:us|a|um|is|es|ys|ax|on|ix|ops|as|ma)$/;
const epithetEnding = /(?:us|a|um|is|i|ae|ii|ensis|oides|cola|ans|ens|ex|ax|os|on|es)$/;
const taxonEnding =
  /(?:idae|aceae|viridae|coccus|bacter|[a-z]{3}bacterium|monas|myces|saurus|pithecus|optera|ichthyes|phyta|mycota)$/;

/** A word that may be Latin: neither ordinary nor a name, but for those of the dictionary (rex, argus, americana). */
const mayBeLatin = (small: string): boolean => isUnknown(small) || knownName(small)?.kind === 'other';

/** An unknown Latin word after a genus, in full or as an initial: `Escherichia Coli`, `E. Coli`. */
export const epithetsOfSpecies: Rule = (at) => {
  const afterGenus =
    at.previous?.name === 'taxon' || (at.previous?.small.length === 1 && at.word.gap === '. ');
  return afterGenus && epithetEnding.test(at.small) && mayBeLatin(at.small) ? asOrdinary(at) : undefined;
};

/** Whether a word is a genus before its epithet: a known one, one with the ending of a taxon, or two unknown Latin words. */
export function isGenus(word: string, epithet: string): boolean {
  const small = word.toLowerCase();
  if (knownName(small)?.kind === 'taxon' || taxonEnding.test(small)) return true;
  const isLatin = genusEnding.test(small) && epithetEnding.test(epithet) && small.length > 3;
  return isLatin && isUnknown(small) && isUnknown(epithet);
}

/** Families, orders and the genera of bacteria by their endings. */
export const endingsOfTaxa: Rule = (at) =>
  taxonEnding.test(at.small) ? { ...asLikelyName(at), name: 'taxon' } : undefined;

/** An unlisted genus, recognised by two unknown Latin-looking words in a row: `Conyza Canadensis`. */
export const generaBeforeEpithets: Rule = (at) => {
  const next = at.next?.text ?? '';
  const isLatin = genusEnding.test(at.small) && epithetEnding.test(next.toLowerCase());
  const isPair = at.word.after === ' ' && Math.min(at.small.length, next.length) > 3;
  if (!isLatin || !isPair || letterCase(next) === 'inner' || !mayBeLatin(next.toLowerCase()))
    return undefined;
  return { ...asLikelyName(at), name: 'taxon' };
};
