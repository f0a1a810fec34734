import type { Evidence, Item, Notice, RecordLink } from '@citewright/record';

/** The record of one work from one source. */
export interface SourceRecord {
  /** The source's name in evidence: `crossref`, `openlibrary`, ... */
  source: string;
  item: Item;
  evidence: Evidence;
  notices: Notice[];
  record: RecordLink;
  /** DOIs that the source names as other names of this one. */
  aliases?: string[];
  /** Citation count, if the source has it. */
  citedBy?: number;
  /** Years in which the work appeared: print and online, or its editions. */
  years?: number[];
}

const bookkeeping = new Set(['id']);

/**
 * Evidence that attributes every field of an item to one source; `details` names a more specific source for
 * some fields.
 */
export function evidenceOf(item: Item, source: string, details: Evidence = {}): Evidence {
  const fields = Object.keys(item).filter((name) => !bookkeeping.has(name));
  return { ...Object.fromEntries(fields.map((name) => [name, { source }])), ...details };
}

/** Removes absent and empty fields. */
export function definedItem(item: Item): Item {
  const entries = Object.entries(item).filter(
    ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return { ...Object.fromEntries(entries), id: item.id, type: item.type };
}
