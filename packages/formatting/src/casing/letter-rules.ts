import { knownName } from './known-names.ts';
import { letterCase } from './letter-case.ts';
import { asName, asOrdinary, asSymbol, inForm, type Rule, wordSet } from './word-in-title.ts';

// Rules on a word's own letters: symbols, numerals, acronyms, and evidence in the record.

const lettered = wordSet(
  'vitamin hepatitis protein group type influenza immunoglobulin apolipoprotein cyclosporine cyclosporin bisphenol toxin factor class part section plan grade',
);
// No article precedes these, so a capital A there is a letter: "immunoglobulin A in athletes".
const afterLetters = wordSet('in and of on with for at by from to is as or but are');
const months = wordSet('may march august');
const beforeMonths = wordSet('in of since until from early late mid');
const roman = /^(?:i{2,3}|iv|vi{0,3}|ix|x{1,3}i{0,3}|x{0,2}i[vx]|x{1,2}vi{0,3})$/;
const vowel = /[aeiouyàâäáåãæèéêëìíîïòóôöøõùúûüœ]/;

/** Headline case changes only first letters; small words, DNA, iPhone and Cdc42 stay. */
export const capitalsOfTheWord: Rule = (at) => {
  const { text } = at.word;
  const given = letterCase(text);
  if (/^\d+(?:st|nd|rd|th)$/i.test(text)) return asOrdinary(at);
  if (given === 'small' || given === 'none') return { form: text, name: undefined };
  if (at.shouted || (given === 'capital' && !/\d/.test(text))) return undefined;
  return asSymbol(at);
};

/** The form seen in abstract, keywords and names of the record. */
export const observedInRecord: Rule = (at) => {
  if (at.word.text.length === 1) return undefined;
  if (at.observed.small.has(at.small)) return asOrdinary(at);
  const form = at.observed.capital.get(at.small);
  return form === undefined
    ? undefined
    : { form: inForm(at, form), name: knownName(at.small)?.kind ?? 'unknown' };
};

/** Single letters are symbols (vitamin D, T cell), except the article. */
export const singleLetters: Rule = (at) => {
  if (at.word.text.length > 1) return undefined;
  const isLetter =
    at.word.joined ||
    lettered.has(at.previous?.small ?? '') ||
    afterLetters.has(at.next?.text.toLowerCase() ?? '');
  const isArticle = at.small === 'a' && /^\s/.test(at.word.after) && at.next && !isLetter;
  return isArticle ? asOrdinary(at) : { form: at.word.text, name: undefined };
};

/** II to XXXIX. */
export const romanNumerals: Rule = (at) =>
  roman.test(at.small) ? { form: at.word.text.toUpperCase(), name: 'symbol' } : undefined;

/** May, March and August are months beside a number or after "in". */
export const monthsThatAreWords: Rule = (at) => {
  if (!months.has(at.small)) return undefined;
  if (at.previous?.name === 'given') return asName(at);
  const before = at.previous?.small ?? '';
  const dated = /^\d/.test(at.next?.text ?? '') || /^\d+$/.test(before) || beforeMonths.has(before);
  return dated ? asName(at) : asOrdinary(at);
};

/** Two letters (Cu, Hz) or letters without a vowel (PCR) are symbols; in text in capitals only the latter. */
export const shortSymbols: Rule = (at) =>
  (!at.shouted && at.word.text.length === 2) || !vowel.test(at.small) ? asSymbol(at) : undefined;

/** In text in capitals, a short unknown or rare word in brackets is an acronym: "ORBITAL ANGULAR MOMENTUM (OAM)". */
export const acronymsInBrackets: Rule = (at) => {
  const alone = /[([]$/.test(at.word.gap) && /^[)\]]/.test(at.word.after);
  return at.shouted && alone && at.word.text.length < 7 ? { ...asSymbol(at), doubtful: true } : undefined;
};
