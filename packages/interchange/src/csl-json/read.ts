import {
  type DateValue,
  fileNames,
  isDateVariable,
  isNameVariable,
  type Name,
  readDate,
  readName,
} from '@citewright/record';
import type { FileRecord, Reader } from '../format.ts';
import { cleanItem } from '../item/clean-item.ts';
import { fitItem } from '../item/fit-item.ts';
import { notesOf } from '../values/kinds.ts';
import { parseJsonRecords, unread } from './parse-records.ts';

/** Names of variables in older files and in citeproc-js's data. */
const oldNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    shortTitle: 'title-short',
    journalAbbreviation: 'container-title-short',
  }),
);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The list of a file: itself, the `items` or `references` of an object, or the object as the only one. */
export function recordsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) return [];
  return [value.items, value.references].find(Array.isArray) ?? [value];
}

const isFlat = (value: unknown) => typeof value !== 'object' || value === null;

/** The beginning of a value as JSON, without what is nested in it: that may be deeper than the stack. */
function jsonLabel(value: unknown): string {
  const flat = isObject(value)
    ? Object.fromEntries(Object.entries(value).filter(([, part]) => isFlat(part)))
    : value;
  return JSON.stringify(Array.isArray(flat) ? flat.filter(isFlat) : flat).slice(0, 200);
}

/** A date as programs write it beside CSL's own form: "2001-05", 2001, `{ year: 2001, month: 5 }`, a list of these. */
function cslDate(value: unknown): DateValue | undefined {
  if (typeof value === 'string' || typeof value === 'number') return readDate(String(value));
  const ends: unknown[] = Array.isArray(value) ? value : [value];
  const parts = ends.flatMap((end) => {
    if (!isObject(end) || (typeof end.year !== 'number' && typeof end.year !== 'string')) return [];
    return [[end.year, end.month, end.day].flatMap((part) => (part === undefined ? [] : [Number(part)]))];
  });
  if (parts.length > 0) return { 'date-parts': parts };
  return isObject(value) ? (value as DateValue) : undefined;
}

/** A name as programs write it beside CSL's own form: `{ name }`, "Okafor, Ada". */
function cslName(value: unknown): Name | undefined {
  if (typeof value === 'string') return readName(value, fileNames);
  if (!isObject(value)) return undefined;
  const { name, ...parts } = value;
  return typeof name === 'string' && !('family' in value) && !('literal' in value)
    ? readName(name, fileNames)
    : (parts as Name);
}

function fieldOf(variable: string, value: unknown): unknown {
  if (isNameVariable(variable))
    return (Array.isArray(value) ? value : [value]).flatMap((name) => cslName(name) ?? []);
  if (isDateVariable(variable)) return cslDate(value);
  // A list of titles or numbers, as Crossref's API has them; keywords are listed.
  if (!Array.isArray(value)) return value;
  const texts = value.filter((part) => typeof part === 'string' || typeof part === 'number');
  return variable === 'keyword' ? texts.join(', ') : texts[0];
}

/** One record of CSL's data, however a program wrote it. */
export function readCslRecord(value: unknown): FileRecord {
  const label = jsonLabel(value);
  if (!isObject(value)) return { item: undefined, label };
  const named = Object.entries(value).map(([key, field]) => {
    const variable = oldNames.get(key) ?? key;
    return [variable, variable === 'id' || variable === 'type' ? field : fieldOf(variable, field)];
  });
  const { id, type, ...fields } = Object.fromEntries(named);
  return {
    item: cleanItem(
      fitItem('import', typeof type === 'string' ? type : 'document', { ...fields, ...notesOf(fields.note) }),
    ),
    label,
    ...((typeof id === 'string' || typeof id === 'number') && { key: String(id) }),
  };
}

export const cslJsonReader: Reader = {
  begins: /^\s*[[{]\s*[[{"\]}]/,
  *read(text) {
    for (const value of parseJsonRecords(text))
      yield value === unread ? { item: undefined, label: text.slice(-200) } : readCslRecord(value);
  },
};
