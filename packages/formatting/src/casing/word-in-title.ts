import { knownName, type NameKind } from './known-names.ts';
import { capitalised } from './letter-case.ts';
import type { ObservedForms } from './observed-forms.ts';
import { isListedOrdinary, isOrdinaryWord } from './ordinary-words.ts';
import type { Word } from './title-words.ts';

/** How a word inside a title is to be written. */
export interface Decision {
  form: string;
  /** What the word is the name of; `unknown` for a name that no list knows, `undefined` for no name. */
  name: NameKind | 'unknown' | undefined;
  /** Whether it was a bet: no list and no evidence knows the word. */
  doubtful?: boolean;
}

/** A word with all that the rules may look at. */
export interface WordInTitle {
  word: Word;
  /** The word in small letters, without the genitive's `'s`. */
  small: string;
  next: Word | undefined;
  /** The word before and what was decided about it. */
  previous: (Decision & { small: string }) | undefined;
  beforePrevious: string | undefined;
  /** Whether the capitals around tell nothing, because everything is in capitals. */
  shouted: boolean;
  /** The form that a known phrase of several words gives this word. */
  phrase: { form: string; name: boolean } | undefined;
  observed: ObservedForms;
}

/** Decides a word, or leaves it to the next rule. */
export type Rule = (at: WordInTitle) => Decision | undefined;

/** A set of small-lettered words. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** The word in small letters. */
export const asOrdinary = ({ word }: WordInTitle): Decision => ({
  form: word.text.toLowerCase(),
  name: undefined,
});

/** The word with a capital, as a name that no list knows. */
export function asName({ word, shouted }: WordInTitle): Decision {
  return { form: capitalised(shouted ? word.text.toLowerCase() : word.text), name: 'unknown' };
}

/** The same, as a bet. */
export const asLikelyName = (at: WordInTitle): Decision => ({ ...asName(at), doubtful: true });

/** The word exactly as it was given, because it is a symbol. */
export const asSymbol = ({ word }: WordInTitle): Decision => ({ form: word.text, name: 'symbol' });

/** A known form for the word's beginning; what follows it (`'s`) in small letters. */
export const inForm = ({ word }: WordInTitle, form: string): string =>
  form + word.text.slice(form.length).toLowerCase();

/** Whether neither the list of names nor that of ordinary words, nor an ending, knows a word. */
export const isUnknown = (text: string): boolean => !isOrdinaryWord(text) && !knownName(text);

/** Whether a word is a known name and no ordinary word. */
export const isName = (text: string): boolean => knownName(text) !== undefined && !isListedOrdinary(text);
