import { isDateVariable, isNameVariable } from '../variables.ts';

const BRACED = /\{:([\w-]{1,40}):([^{}]{1,500})\}/g;
/** Variables are spelled in lower case, or in capitals when they are identifiers (`DOI`). */
const LINE = /^([a-z][\w-]{0,39}|[A-Z]{1,10}):\s*(.+)$/;

function nameInNote(value: string): { family: string; given: string } | { literal: string } {
  const [family = '', given] = value.split('||').map((part) => part.trim());
  return given === undefined ? { literal: family } : { family, given };
}

function add(fields: Map<string, unknown>, key: string, value: string): void {
  if (isNameVariable(key)) {
    const names = fields.get(key);
    fields.set(key, [...(Array.isArray(names) ? names : []), nameInNote(value)]);
  } else fields.set(key, isDateVariable(key) ? { raw: value } : value);
}

/**
 * Variables written into `note`, as in reference managers that have no field for them: lines `key: value` at its
 * beginning, after at most one line of text, or `{:key: value}` anywhere (Zotero documentation, "Citing fields from
 * Extra").
 */
export function fieldsInNote(note: string): ReadonlyMap<string, unknown> {
  const fields = new Map<string, unknown>();
  if (!note.includes(':') || note.length > 5000) return fields;
  for (const [, key = '', value = ''] of note.matchAll(BRACED)) add(fields, key, value.trim());
  for (const [at, line] of note.split('\n').entries()) {
    const [, key, value] = LINE.exec(line.trim()) ?? [];
    if (key && value) add(fields, key, value.trim());
    else if (at > 0) break;
  }
  return fields;
}
