import { branch } from '../output/node.ts';
import { plainText } from '../output/plain.ts';
import type { Reference } from '../reference/reference.ts';
import { isDateVariable, isNameVariable, isNumberVariable } from '../reference/variables.ts';
import type { Compiler } from '../render/compile.ts';
import { type CiteState, createContext, type StyleScope } from '../render/context.ts';
import { NameList } from '../render/name-list.ts';
import { sortableDate, sortableNumber } from '../render/sortable.ts';
import { languageOf } from '../style/locale.ts';
import type { SortKey } from '../style/tree.ts';
import { citationLabel } from '../text/citation-label.ts';
import { stripMarkup } from '../text/markup.ts';

/** The value of a sort key; `undefined` sorts last, up or down (CSL 1.0.2, Sorting). */
export type KeyValue = string | undefined;

export interface CompiledKey {
  readonly descending: boolean;
  value(reference: Reference, cite: CiteState): KeyValue;
}

function namesKey(variable: string, key: SortKey, scope: StyleScope): CompiledKey['value'] {
  const options = { ...scope.names, form: 'long', nameAsSortOrder: 'all', ...key.names } as const;
  const list = new NameList(options, undefined, undefined, scope);
  return (reference, cite) => {
    const people = reference.people(variable);
    if (people.length === 0) return undefined;
    const names = list.render(people, createContext(reference, cite, key.names ?? {}));
    return names && plainText(names);
  };
}

function variableKey(variable: string, key: SortKey, scope: StyleScope): CompiledKey['value'] {
  if (isNameVariable(variable)) return namesKey(variable, key, scope);
  if (isDateVariable(variable)) {
    return (reference) => {
      const date = reference.date(variable);
      return date && sortableDate(date, ['year', 'month', 'day']);
    };
  }
  if (variable === 'citation-label') {
    return (reference) => reference.text(variable) ?? citationLabel(reference);
  }
  if (variable === 'citation-number') {
    return (_reference, cite) =>
      cite.citationNumber === undefined ? undefined : sortableNumber(String(cite.citationNumber));
  }
  return (reference) => {
    const text = reference.text(variable);
    if (text === undefined) return undefined;
    return isNumberVariable(variable) ? sortableNumber(text) : stripMarkup(text);
  };
}

function macroKey(name: string, key: SortKey, compiler: Compiler): CompiledKey['value'] {
  const options = key.names ?? {};
  return (reference, cite) => {
    const renders = compiler.macro(name);
    const context = createContext(reference, cite, options);
    const nodes = renders.map((render) => render(context)).filter((node) => node !== undefined);
    return nodes.length === 0 ? undefined : plainText(branch(nodes)) || undefined;
  };
}

/** Compiles `cs:key` elements. */
export function compileKeys(keys: readonly SortKey[], scope: StyleScope, compiler: Compiler): CompiledKey[] {
  return keys.map((key) => ({
    descending: key.descending ?? false,
    value:
      key.macro === undefined
        ? variableKey(key.variable ?? '', key, scope)
        : macroKey(key.macro, key, compiler),
  }));
}

/** A key ready to compare. `plain` ones hold lower-case ASCII letters, padded digits and spaces only. */
interface Comparable {
  text: string;
  plain: boolean;
}

function compareKeys(
  left: readonly (Comparable | undefined)[],
  right: readonly (Comparable | undefined)[],
  keys: readonly CompiledKey[],
  lang: string,
): number {
  for (let at = 0; at < keys.length; at += 1) {
    const a = left[at];
    const b = right[at];
    if (a === b) continue;
    if (a === undefined) return 1;
    if (b === undefined) return -1;
    const order = compareTexts(a, b, lang);
    if (order !== 0) return keys[at]?.descending ? -order : order;
  }
  return 0;
}

/** Plain keys have the order of their characters, which spares most calls of the collator. */
function compareTexts(a: Comparable, b: Comparable, lang: string): number {
  if (a.plain && b.plain) return a.text < b.text ? -1 : a.text > b.text ? 1 : 0;
  return collatorFor(lang).compare(a.text, b.text);
}

const PLAIN = /^[ 0-9a-z]*$/;
const DIGITS = 12;

/**
 * Punctuation does not count; space does, so that shorter words come first (sort_LeadingA). Accents count as little as
 * case, except where a language has letters of its own for them.
 */
function toComparable(value: KeyValue, folds: boolean): Comparable | undefined {
  if (value === undefined) return undefined;
  let text = value.toLowerCase();
  if (!PLAIN.test(text)) text = text.replace(/\p{P}+/gu, '').trimStart();
  if (folds && !PLAIN.test(text)) text = text.normalize('NFD').replace(/\p{M}+/gu, '');
  if (!PLAIN.test(text)) return { text, plain: false };
  return { text: text.replace(/\d+/g, (digits) => digits.padStart(DIGITS, '0')), plain: true };
}

/** Languages in which a letter with an accent sorts as the letter. */
const FOLDING = new Set(['en', 'de', 'fr', 'it', 'nl', 'pt']);

const collators = new Map<string, Intl.Collator>();

/** The order of a language, case and accents aside, numbers by value. */
function collatorFor(lang: string): Intl.Collator {
  const known = collators.get(lang);
  if (known) return known;
  const usable = Intl.Collator.supportedLocalesOf([lang.replace('_', '-')]);
  const collator = new Intl.Collator(usable, { sensitivity: 'base', numeric: true });
  collators.set(lang, collator);
  return collator;
}

/** Sorts what `read` finds a reference and a cite in; equal ones keep their order. */
export function sortBy<T>(
  values: readonly T[],
  keys: readonly CompiledKey[],
  lang: string,
  read: (value: T) => { reference: Reference; cite: CiteState },
): T[] {
  if (values.length < 2) return [...values];
  const folds = FOLDING.has(languageOf(lang));
  const keyed = values.map((value) => {
    const { reference, cite } = read(value);
    return { value, keys: keys.map((key) => toComparable(key.value(reference, cite), folds)) };
  });
  keyed.sort((left, right) => compareKeys(left.keys, right.keys, keys, lang));
  return keyed.map(({ value }) => value);
}
