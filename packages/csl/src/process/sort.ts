import { branch } from '../output/node.ts';
import { plainText } from '../output/plain.ts';
import { citationLabel } from '../reference/citation-label.ts';
import type { Reference } from '../reference/reference.ts';
import type { Compiler } from '../render/compile.ts';
import { type CiteState, createContext, type StyleScope } from '../render/context.ts';
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
    const nodes = renderEach(compiler.macro(name), createContext(reference, cite, options));
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
  if (value === undefined) return { text: undefined, isPlain: false };
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
  const found = toComparable(key.value(reference, cite), ACCENT_FOLDING.has(language));
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

/**
 * Sorts values by keys of what `read` returns for them. The sort is stable. `rows` hold the keys that are known already for each
 * value, and receive those that are computed.
 */
export function sortBy<T>(
  values: readonly T[],
  keys: readonly CompiledKey[],
  locale: Locale,
  read: (value: T) => Sortable,
  rows: SortRow[] = [],
): T[] {
  // Most comparisons need the first key only, so the others are computed on demand.
  const find = (key: CompiledKey, at: number): Comparable => {
    rows[at] ??= [];
    const row = rows[at];
    const known = row[key.index];
    return known === undefined ? findKey(key, locale, read(values[at] as T), row) : known;
  };
  const order = Uint32Array.from(values.keys()).sort((left, right) => {
    for (const key of keys) {
      const one = find(key, left);
      const other = find(key, right);
      if (one.text === other.text) continue;
      if (one.text === undefined) return 1;
      if (other.text === undefined) return -1;
      const difference = compareKeys(one, other, locale);
      if (difference !== 0) return key.descending ? -difference : difference;
    }
    return left - right;
  });
  return Array.from(order, (at) => values[at] as T);
}
