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

/** The value of a sort key; `undefined` sorts last, up or down (CSL 1.0.2, Sorting). */
export type KeyValue = string | undefined;

/** A sort key ready to compare; `null` sorts last. */
type Comparable = string | null;

/** The sort keys of an item by their places; absent until they are asked for. */
export type SortRow = (Comparable | undefined)[];

export interface CompiledKey {
  /** The place of the key in a row. */
  readonly place: number;
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
    const nodes = renderEach(compiler.macro(name), createContext(reference, cite, options));
    return plainText(branch(nodes)) || undefined;
  };
}

/** Compiles `cs:key` elements. */
export function compileKeys(keys: readonly SortKey[], scope: StyleScope, compiler: Compiler): CompiledKey[] {
  return keys.map((key, place) => ({
    place,
    descending: key.descending ?? false,
    value:
      key.macro === undefined
        ? variableKey(key.variable ?? '', key, scope)
        : macroKey(key.macro, key, compiler),
  }));
}

/** A key whose text is more than lower-case ASCII letters, padded digits and spaces begins with this. */
const COLLATED = '\uffff';

const PLAIN = /^[ 0-9a-z]*$/;
const DIGIT = /\d/;
const DIGITS = 12;
const PUNCTUATION = /\p{P}+/gu;
const MARKS = /[\p{P}\p{M}]+/gu;
/** The same for ASCII, at a tenth of the cost. */
const ASCII_PUNCTUATION = /[!-#%-*,\-./:;?@[-\]_{}]+/g;

/**
 * Punctuation does not count; space does, so that shorter words come first (sort_LeadingA). Accents count as little as
 * case, except where a language has letters of its own for them.
 */
function toComparable(value: KeyValue, folds: boolean): Comparable {
  if (value === undefined) return null;
  let text = value.toLowerCase();
  if (isAscii(text)) text = text.replace(ASCII_PUNCTUATION, '');
  else if (folds) text = text.normalize('NFD').replace(MARKS, '');
  else text = text.replace(PUNCTUATION, '');
  text = text.trimStart();
  if (!PLAIN.test(text)) return COLLATED + text;
  return DIGIT.test(text) ? text.replace(/\d+/g, (digits) => digits.padStart(DIGITS, '0')) : text;
}

/** Languages in which a letter with an accent sorts as the letter. */
const FOLDING = new Set(['en', 'de', 'fr', 'it', 'nl', 'pt']);

/** What a sort key is asked about. */
export interface Sortable {
  reference: Reference;
  cite: CiteState;
}

/** Finds a key of a value, and notes it in the value's row. */
export function findKey(
  key: CompiledKey,
  { language }: Locale,
  { reference, cite }: Sortable,
  row: SortRow,
): Comparable {
  const found = toComparable(key.value(reference, cite), FOLDING.has(language));
  row[key.place] = found;
  return found;
}

/** Plain keys have the order of their characters, which spares most calls of the collator. */
function compareTexts(one: string, other: string, locale: Locale): number {
  if (!one.startsWith(COLLATED) && !other.startsWith(COLLATED)) return one < other ? -1 : 1;
  return locale.collator.compare(one.replace(COLLATED, ''), other.replace(COLLATED, ''));
}

/**
 * Sorts what `read` finds a reference and a cite in; equal ones keep their order. `rows` hold the keys of each value that are
 * known already, and get those that are found.
 */
export function sortBy<T>(
  values: readonly T[],
  keys: readonly CompiledKey[],
  locale: Locale,
  read: (value: T) => Sortable,
  rows: SortRow[] = [],
): T[] {
  /** A key is found when a comparison first needs it, as few after the first are. */
  const find = (key: CompiledKey, at: number): Comparable => {
    rows[at] ??= [];
    const row = rows[at];
    const known = row[key.place];
    return known === undefined ? findKey(key, locale, read(values[at] as T), row) : known;
  };
  const order = Uint32Array.from(values.keys()).sort((left, right) => {
    for (const key of keys) {
      const one = find(key, left);
      const other = find(key, right);
      if (one === other) continue;
      if (one === null) return 1;
      if (other === null) return -1;
      const difference = compareTexts(one, other, locale);
      if (difference !== 0) return key.descending ? -difference : difference;
    }
    return left - right;
  });
  return Array.from(order, (at) => values[at] as T);
}
