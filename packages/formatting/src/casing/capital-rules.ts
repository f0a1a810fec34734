import { elementOfTwo, isFormula, writtenFormula } from './formulas.ts';
import { isGrammarWord, isOrdinaryWord } from './ordinary-words.ts';
import { asOrdinary, asSymbol, type Rule, wordSet } from './word-in-title.ts';

// Rules for words in text in CAPITALS, where case carries no information.

/** Greek capitals used as symbols: difference, sum, ohm, wave function. */
const largeGreek = wordSet('δ σ ω φ ψ');

/** β-CATENIN, TGF-Β: in capitals, a single Greek letter is a small one. */
export const greekLetters: Rule = (at) =>
  at.shouted && /^\p{Script=Greek}$/u.test(at.word.text) && !largeGreek.has(at.small)
    ? { form: at.word.text.toLowerCase(), name: 'symbol' }
    : undefined;

/** CA3, IRE1, A10, but Fe3O4 and SrTiO3: a few letters with a number are a symbol or a formula. */
export const lettersWithNumbers: Rule = (at) => {
  if (!at.shouted || !/^[a-z]{1,8}\d/.test(at.small)) return undefined;
  if (isFormula(at.small)) return { form: writtenFormula(at.small), name: 'symbol' };
  return /^[a-z]{1,4}\d/.test(at.small) ? asSymbol(at) : undefined;
};

/** RU/AL2O3, CU-AL-MN: elements joined by a dash or slash. */
export const joinedElements: Rule = (at) => {
  const element = at.shouted ? elementOfTwo(at.small) : undefined;
  if (element === undefined) return undefined;
  const next = at.next?.text.toLowerCase() ?? '';
  const opens = /^[-‐‑–/]$/.test(at.word.after) && (elementOfTwo(next) !== undefined || isFormula(next));
  const closes =
    at.word.joined && at.previous?.name === 'symbol' && elementOfTwo(at.previous.small) !== undefined;
  return opens || closes ? { form: element, name: 'symbol' } : undefined;
};

/** "FACTOR(S)" */
export const pluralsInBrackets: Rule = (at) =>
  at.shouted && at.small === 's' && at.word.gap === '(' && at.word.after.startsWith(')')
    ? asOrdinary(at)
    : undefined;

const verbsBeforeUs = wordSet(
  'let tell teach give help make made show bring take lead remind about between of for to with around',
);

/** The country if a noun follows ("the US economy", "US veterans"), else the pronoun. */
export const theUnitedStates: Rule = (at) => {
  if (!at.shouted || at.small !== 'us') return undefined;
  const before = at.previous?.small ?? '';
  const next = at.next?.text.toLowerCase() ?? '';
  const isCountry = before === 'the' || (next !== '' && !isGrammarWord(next) && !verbsBeforeUs.has(before));
  return isCountry ? asSymbol(at) : undefined;
};

/** "CO-EVOLUTION", "CO-VARY": before an ordinary word a prefix, else carbon monoxide or cobalt. */
export const prefixAmongCapitals: Rule = (at) =>
  at.shouted &&
  at.small === 'co' &&
  /^[-‐‑]$/.test(at.word.after) &&
  isOrdinaryWord(at.next?.text.toLowerCase() ?? '')
    ? asOrdinary(at)
    : undefined;
