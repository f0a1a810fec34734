import { knownName, type NameKind } from './known-names.ts';
import { capitalised } from './letter-case.ts';
import type { ObservedForms } from './observed-forms.ts';
import { isListedOrdinary, isOrdinaryWord } from './ordinary-words.ts';
import type { Word } from './title-words.ts';

/** Decision on the case of a word inside a title. */
export interface Decision {
  form: string;
  /** Kind of name; `unknown` for a name in no list, `undefined` for a word that is not a name. */
  name: NameKind | 'unknown' | undefined;
  /** Whether the decision is uncertain: neither a list nor the record has the word. */
  doubtful?: boolean;
}

/** A word with the context that rules use. */
export interface WordInTitle {
  word: Word;
  /** The word in small letters, without the genitive's `'s`. */
  small: string;
  next: Word | undefined;
  /** The word after the next. */
  second: Word | undefined;
  /** The word before and what was decided about it. */
  previous: (Decision & { small: string }) | undefined;
  beforePrevious: string | undefined;
  /** Whether the surrounding text is in capitals, so that case carries no information. */
  shouted: boolean;
  /** The form that a known phrase of several words gives this word. */
  phrase: { form: string; name: boolean } | undefined;
  observed: ObservedForms;
}

/** Decides a word, or leaves it to the next rule. */
export type Rule = (at: WordInTitle) => Decision | undefined;

/** A set of words in small letters. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** The word in small letters. */
export const asOrdinary = ({ word }: WordInTitle): Decision => ({
  form: word.text.toLowerCase(),
  name: undefined,
});

/** The word with a capital, as a name in no list. */
export function asName({ word, shouted }: WordInTitle): Decision {
  return { form: capitalised(shouted ? word.text.toLowerCase() : word.text), name: 'unknown' };
}

/** The same, as an uncertain decision. */
export const asLikelyName = (at: WordInTitle): Decision => ({ ...asName(at), doubtful: true });

/** The word as given, because it is a symbol. */
export const asSymbol = ({ word }: WordInTitle): Decision => ({ form: word.text, name: 'symbol' });

/** A known form for the word's beginning; what follows it (`'s`) in small letters. */
export const inForm = ({ word }: WordInTitle, form: string): string =>
  form + word.text.slice(form.length).toLowerCase();

/** Whether a word is in no list of names or ordinary words and has no known ending. */
export const isUnknown = (text: string): boolean => !isOrdinaryWord(text) && !knownName(text);

/** Whether a word is a known name and not an ordinary word. */
export const isName = (text: string): boolean => knownName(text) !== undefined && !isListedOrdinary(text);
