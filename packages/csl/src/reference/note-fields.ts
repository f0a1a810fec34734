import { places } from './place.ts';
import { isDateVariable, isNameVariable } from './variables.ts';

const BRACED = /\{:([\w-]{1,40}):([^{}]{1,500})\}/g;
/** Names of variables are in small letters, or, those of identifiers, in capitals. */
const LINE = /^([a-z][\w-]{0,39}|[A-Z]{1,10}):\s*(.+)$/;

function toName(value: string): { family: string; given: string } | { literal: string } {
  const [family = '', given] = value.split('||').map((part) => part.trim());
  return given === undefined ? { literal: family } : { family, given };
}

function add(fields: Record<string, unknown>, key: string, value: string): void {
  if (isNameVariable(key)) {
    const names = fields[key];
    fields[key] = [...(Array.isArray(names) ? names : []), toName(value)];
  } else if (isDateVariable(key)) fields[key] = { raw: value };
  else if (places.has(key)) fields[key] = value;
}

/**
 * Variables that are written into `note`, as reference managers without a field for them do: lines `key: value` at its
 * beginning, after one line of text or none, or `{:key: value}` anywhere (Zotero documentation, "Citing fields from Extra").
 */
export function fieldsInNote(note: string): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  if (!note.includes(':') || note.length > 5000) return fields;
  for (const [, key = '', value = ''] of note.matchAll(BRACED)) add(fields, key, value.trim());
  for (const [at, line] of note.split('\n').entries()) {
    const [, key, value] = LINE.exec(line.trim()) ?? [];
    if (key && value) add(fields, key, value.trim());
    else if (at > 0) break;
  }
  return fields;
}
