import type { CitationEdit, CitationItem } from '@citewright/contract';
import { bareDoi } from '@citewright/identifiers';
import { dateOf, type EditValues, itemName } from './edit-values.ts';

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The entries of `now` that differ from `before`; `read` parses them. A cleared field is `null`. */
function changes<Value>(
  before: Partial<Record<string, Value>>,
  now: Partial<Record<string, Value>>,
  read: (value: Value, field: string) => unknown,
): [field: string, value: unknown][] {
  return Object.entries(now).flatMap(([field, value]): [string, unknown][] => {
    if (value === undefined || same(before[field], value)) return [];
    return [[field, read(value, field) ?? null]];
  });
}

/** A text as it is stored (a DOI without its resolver's address); `undefined` for an empty one. */
function fieldText(typed: string, field: string): string | undefined {
  const text = typed.trim();
  return (field === 'DOI' ? bareDoi(text) : text) || undefined;
}

/**
 * The changes made in the form, in the server's format. Unchanged fields are left out, so that parts of a date or name
 * that the form cannot show are preserved.
 */
export function citationEdit(before: EditValues, now: EditValues): CitationEdit {
  const entries = [
    ...changes(before.texts, now.texts, fieldText),
    ...changes(before.names, now.names, (names) => {
      const typed = names.map(itemName).filter((name) => name !== undefined);
      return typed.length > 0 ? typed : undefined;
    }),
    ...changes(before.dates, now.dates, dateOf),
  ];
  const type = now.type === before.type ? {} : { type: now.type };
  return { ...type, ...Object.fromEntries(entries) };
}

/** An edit with what its fields were in the item that it began from: the server refuses it where they were changed since. */
export function editSince(item: CitationItem, edit: CitationEdit): CitationEdit {
  const fields = Object.keys(edit);
  if (fields.length === 0) return edit;
  return {
    ...edit,
    before: Object.fromEntries(fields.map((field) => [field, item[field as 'title'] ?? null])),
  };
}

/** Applies an edit to an item. */
export function editedItem(
  item: CitationItem,
  { locator: _place, before: _, ...edit }: CitationEdit,
): CitationItem {
  const { type = item.type, ...fields } = edit;
  const untouched = Object.entries(item).filter(([field]) => !(field in fields));
  const set = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return { ...Object.fromEntries([...untouched, ...set]), id: item.id, type };
}
