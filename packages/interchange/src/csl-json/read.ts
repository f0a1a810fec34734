import { InterchangeError } from '../error.ts';
import type { FileRecord, Reader } from '../format.ts';
import { withOwnFields } from '../item/own-fields.ts';

/** Names of variables in older files and in citeproc-js's data. */
const oldNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    shortTitle: 'title-short',
    journalAbbreviation: 'container-title-short',
  }),
);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The list of a file: itself, the `items` of an object, or the object as the only one. */
function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) return [];
  return Array.isArray(value.items) ? value.items : [value];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new InterchangeError('MALFORMED', 'The text is not JSON', { cause });
  }
}

const isFlat = (value: unknown) => typeof value !== 'object' || value === null;

/** The beginning of a value as JSON, without what is nested in it: that may be deeper than the stack. */
function labelOf(value: unknown): string {
  const flat = isObject(value)
    ? Object.fromEntries(Object.entries(value).filter(([, part]) => isFlat(part)))
    : value;
  return JSON.stringify(Array.isArray(flat) ? flat.filter(isFlat) : flat).slice(0, 200);
}

function readRecord(value: unknown): FileRecord {
  const label = labelOf(value);
  if (!isObject(value)) return { item: undefined, label };
  const named = Object.entries(value).map(([key, field]) => [oldNames.get(key) ?? key, field]);
  const { id: _id, type, ...fields } = Object.fromEntries(named);
  return { item: withOwnFields(typeof type === 'string' ? type : 'document', fields, new Map()), label };
}

export const cslJsonReader: Reader = {
  begins: /^\s*[[{]\s*[[{"\]}]/,
  *read(text) {
    for (const value of listOf(parse(text))) yield readRecord(value);
  },
};
