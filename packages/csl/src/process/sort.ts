import { branch } from '../output/node.ts';
import { plainText } from '../output/plain.ts';
import { citationLabel } from '../reference/citation-label.ts';
import type { Reference } from '../reference/reference.ts';
import type { Compiler } from '../render/compile.ts';
import { type CiteState, createContext, type StyleScope, spendElements } from '../render/context.ts';
import { NameList } from '../render/name-list.ts';
import { renderEach } from '../render/row.ts';
import { sortableDate, sortableNumber } from '../render/sortable.ts';
import type { Locale } from '../style/locale.ts';
import type { SortKey } from '../style/tree.ts';
import { isAscii } from '../text/ascii.ts';
import { stripMarkup } from '../text/markup.ts';
import { isDateVariable, isNameVariable, isNumberVariable } from '../variables.ts';

/** The value of a sort key; `undefined` sorts last, ascending or descending (CSL 1.0.2, Sorting). */
type KeyValue = string | undefined;

/** A value ready to be compared. A plain one consists of lower-case ASCII letters, padded digits and spaces. */
interface Comparable {
  readonly text: KeyValue;
  readonly isPlain: boolean;
}

const nothing: Comparable = { text: undefined, isPlain: false };

/** The sort keys of an item by index, each computed when it is first needed. */
export type SortRow = (Comparable | undefined)[];

export interface CompiledKey {
  /** The index of the key in a `SortRow`. */
  readonly index: number;
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
    return names && stripMarkup(plainText(names));
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
    const context = createContext(reference, cite, options);
    const nodes = renderEach(compiler.macro(name), context);
    spendElements(context);
    return stripMarkup(plainText(branch(nodes))) || undefined;
  };
}

/** Compiles `cs:key` elements. */
export function compileKeys(keys: readonly SortKey[], scope: StyleScope, compiler: Compiler): CompiledKey[] {
  const { conventions, locale } = scope;
  return keys.map((key, index) => {
    const value =
      key.macro === undefined
        ? variableKey(key.variable ?? '', key, scope)
        : macroKey(key.macro, key, compiler);
    return {
      index,
      descending: key.descending ?? false,
      value: (reference, cite) => {
        const text = value(reference, cite);
        return text && conventions.sortText(text, locale.language);
      },
    };
  });
}

const PLAIN = /^[ 0-9a-z]*$/;
const DIGIT = /\d/;
const DIGITS = 12;
const PUNCTUATION = /\p{P}+/gu;
const MARKS = /[\p{P}\p{M}]+/gu;
/** The same for ASCII texts, which takes a tenth of the time. */
const ASCII_PUNCTUATION = /[!-#%-*,\-./:;?@[-\]_{}]+/g;

/**
 * Prepares a value for comparing. Punctuation does not count; space does, so that shorter words come first (sort_LeadingA).
 * `foldsAccents`: letters with accents count as the letters without.
 */
function toComparable(value: KeyValue, foldsAccents: boolean): Comparable {
  if (value === undefined) return nothing;
  let text = value.toLowerCase();
  if (isAscii(text)) text = text.replace(ASCII_PUNCTUATION, '');
  else if (foldsAccents) text = text.normalize('NFD').replace(MARKS, '');
  else text = text.replace(PUNCTUATION, '');
  text = text.trimStart();
  if (!PLAIN.test(text)) return { text, isPlain: false };
  if (DIGIT.test(text)) text = text.replace(/\d+/g, (digits) => digits.padStart(DIGITS, '0'));
  return { text, isPlain: true };
}

/** Languages in which letters with accents sort as the letters without. */
const ACCENT_FOLDING: ReadonlySet<string> = new Set(['en', 'de', 'fr', 'it', 'nl', 'pt']);

/** What sort keys are computed from. */
export interface Sortable {
  reference: Reference;
  cite: CiteState;
}

/** Computes a sort key and stores it in a row. */
export function findKey(
  key: CompiledKey,
  { language }: Locale,
  { reference, cite }: Sortable,
  row: SortRow,
): Comparable {
  const value = key.value(reference, cite);
  reference.effort.spend('storedCharacter', value?.length ?? 0);
  const found = toComparable(value, ACCENT_FOLDING.has(language));
  row[key.index] = found;
  return found;
}

/** Compares keys in ascending order. The characters of plain keys are in order, which avoids most calls of the slow collator. */
function compareKeys(one: Comparable, other: Comparable, locale: Locale): number {
  const { text = '' } = one;
  const { text: otherText = '' } = other;
  if (one.isPlain && other.isPlain) return text < otherText ? -1 : 1;
  return locale.collator.compare(text, otherText);
}

/** Compares two values of a key; 0 for values of one place. */
function order(one: Comparable, other: Comparable, key: CompiledKey, locale: Locale): number {
  if (one.text === other.text) return 0;
  if (one.text === undefined) return 1;
  if (other.text === undefined) return -1;
  const difference = compareKeys(one, other, locale);
  return key.descending ? -difference : difference;
}

/** Values that the keys before one do not tell apart: their places, from an index to the next set. */
interface Tied {
  from: number;
  to: number;
  key: number;
}

/** What a sort is given: see `sortInSteps`. */
interface Sorting<T> {
  values: readonly T[];
  keys: readonly CompiledKey[];
  locale: Locale;
  read: (value: T) => Sortable;
  /** The keys that are known already for each value; receives those that are computed. */
  rows?: SortRow[] | undefined;
}

/**
 * Sorts values by keys of what `read` returns for them, in steps between which the caller may do other work. The sort is stable. Most values differ
 * in their first key, so each further key is computed for those only that the ones before do not tell apart.
 */
export function* sortInSteps<T>({
  values,
  keys,
  locale,
  read,
  rows = [],
}: Sorting<T>): Generator<undefined, T[]> {
  const places = Uint32Array.from(values.keys());
  const pending: Tied[] = [{ from: 0, to: values.length, key: 0 }];
  for (let tied = pending.pop(); tied; tied = pending.pop()) {
    const { from, to, key: index } = tied;
    const key = keys[index];
    if (!key || to - from < 2) continue;
    for (const at of places.subarray(from, to)) {
      rows[at] ??= [];
      if (rows[at][key.index]) continue;
      findKey(key, locale, read(values[at] as T), rows[at]);
      yield;
    }
    const of = (at: number) => rows[at]?.[key.index] ?? nothing;
    places.subarray(from, to).sort((left, right) => order(of(left), of(right), key, locale) || left - right);
    yield;
    for (let start = from, at = from + 1; at <= to; at += 1) {
      const isTied = at < to && order(of(places[at - 1] ?? 0), of(places[at] ?? 0), key, locale) === 0;
      if (isTied) continue;
      pending.push({ from: start, to: at, key: index + 1 });
      start = at;
    }
  }
  return Array.from(places, (at) => values[at] as T);
}

/** Sorts values at once. */
export function sortBy<T>(sorting: Sorting<T>): T[] {
  const steps = sortInSteps(sorting);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
