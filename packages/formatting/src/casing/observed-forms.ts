import type { CasingEvidence } from './casing-evidence.ts';
import { letterCase } from './letter-case.ts';
import { isListedOrdinary, isOrdinaryWord, isRareWord } from './ordinary-words.ts';

/** How words are written in the record's text where position does not require a capital. */
export interface ObservedForms {
  /** Words seen with small letters. */
  small: ReadonlySet<string>;
  /** Words seen with capitals only, by their small-lettered form. */
  capital: ReadonlyMap<string, string>;
  /** Names of organisations, as the words of their forms. */
  organisations: readonly (readonly string[])[];
}

/** Longest part of an abstract that is read. */
const abstractLimit = 20_000;
const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

interface Seen {
  form: string;
  times: number;
}

/** The words of running text whose capital cannot come from the beginning of a sentence or of a headline. */
function midSentence(text: string): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  let end = 0;
  let running = false;
  for (const { 0: form, index } of text.matchAll(wordPattern)) {
    const gap = text.slice(end, index);
    end = index + form.length;
    const small = letterCase(form) === 'small';
    // A capital counts after a small word, or after a capital that counted itself ("in New York").
    running = small || (running && /^[\s(,'’“"/–-]{1,3}$/.test(gap));
    if (!running) continue;
    const key = form.toLowerCase();
    const before = seen.get(key);
    seen.set(key, {
      form: before && letterCase(before.form) === 'small' ? before.form : form,
      times: (before?.times ?? 0) + 1,
    });
  }
  return seen;
}

function isRunningText(text: string): boolean {
  const words = text.match(wordPattern) ?? [];
  return words.filter((word) => letterCase(word) === 'small').length > words.length / 2;
}

/** The name of an organisation, and its beginning before what it is for: "Canada Council (for the Arts)". */
function namesOfOrganisation(name: string): string[][] {
  const whole = name.slice(0, 200).replace(/^the /i, '');
  const forms = [whole, whole.replace(/ (?:for|of|on) .*$/, '')].map((text) => text.match(wordPattern) ?? []);
  return forms.filter((words) => words.length > 1);
}

/** The forms of words in abstract, names, places and keywords. */
export function observedForms({
  abstract = '',
  names = [],
  places = [],
  keywords = [],
  organisations = [],
}: CasingEvidence): ObservedForms {
  const small = new Set<string>();
  const capital = new Map<string, string>();
  const texts = [
    abstract.slice(0, abstractLimit).replace(/<[^<>]{0,100}>/g, '. '),
    keywords.map((word) => `of ${word.trim()}`).join('; '),
  ];
  for (const [key, { form, times }] of texts
    .filter(isRunningText)
    .flatMap((text) => [...midSentence(text)])) {
    if (letterCase(form) === 'small') small.add(key);
    else if (times > 2 || !isOrdinaryWord(key)) capital.set(key, form);
  }
  const take = (texts: string[], isOrdinary: (word: string) => boolean) => {
    for (const form of texts.flatMap((name) => name.match(wordPattern) ?? []))
      if (form.length > 2 && letterCase(form) === 'capital' && !isOrdinary(form.toLowerCase()))
        capital.set(form.toLowerCase(), form);
  };
  take([...names, ...places], (word) => isListedOrdinary(word) || isRareWord(word));
  take(organisations, isOrdinaryWord);
  for (const key of small) capital.delete(key);
  return { small, capital, organisations: organisations.flatMap(namesOfOrganisation) };
}
