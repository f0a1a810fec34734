import type { Evidence, Item, Notice, RecordLink } from '@citewright/record';

/** What one source says about one work. */
export interface SourceRecord {
  /** The source's name in evidence: `crossref`, `openlibrary`, ... */
  source: string;
  item: Item;
  evidence: Evidence;
  notices: Notice[];
  record: RecordLink;
  /** How often the work is cited, as far as the source knows. */
  citedBy?: number;
  /** Years in which the work appeared in some form: print and online, or its editions. */
  years?: number[];
}

const bookkeeping = new Set(['id']);

/** Every field of an item as the word of one source; `details` names a more exact place for some of them. */
export function evidenceOf(item: Item, source: string, details: Evidence = {}): Evidence {
  const fields = Object.keys(item).filter((name) => !bookkeeping.has(name));
  return { ...Object.fromEntries(fields.map((name) => [name, { source }])), ...details };
}

/** Drops what is absent or empty, so that an item holds only what a source said. */
export function definedItem(item: Item): Item {
  const entries = Object.entries(item).filter(
    ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return { ...Object.fromEntries(entries), id: item.id, type: item.type };
}
