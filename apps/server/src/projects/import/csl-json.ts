import { type CitationItem, type ItemType, itemTypes } from '@citewright/contract';
import { parseJson } from '../../edge/json-body.ts';
import { ProblemError } from '../../problem.ts';
import { withOwnFields } from './own-fields.ts';

/** Names that older files and citeproc-js's data give variables of CSL. */
const oldNames: Readonly<Record<string, string>> = {
  shortTitle: 'title-short',
  journalAbbreviation: 'container-title-short',
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The list of a file: itself, the `items` of an object, or the object as the only one. */
function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) return [];
  return Array.isArray(value.items) ? value.items : [value];
}

/** The objects of a file of CSL-JSON. @throws ProblemError for what is none. */
export function parseCslJson(text: string): unknown[] {
  try {
    return listOf(parseJson(Buffer.from(text)));
  } catch (error) {
    // The request itself was JSON; it is the file in it that is not.
    if (error instanceof ProblemError) throw new ProblemError('IMPORT_UNREADABLE');
    throw error;
  }
}

/** The item of an object of CSL-JSON; fields that CSL does not know, or that do not fit, are left out. Absent when it is none. */
export function readCslItem(value: unknown): CitationItem | undefined {
  if (!isObject(value)) return undefined;
  const named = Object.entries(value).map(([key, field]) => [oldNames[key] ?? key, field]);
  const { id: _id, type, ...fields } = Object.fromEntries(named);
  const known = itemTypes.find((one): one is ItemType => one === type) ?? 'document';
  return withOwnFields(known, fields, new Map());
}
