import { readFileSync } from 'node:fs';
import type { Resolution } from '../resolution.ts';
import { sources } from '../source-table.ts';
import { evidenceOf, type SourceRecord } from '../sources/source-record.ts';
import { readEntry } from './read-entry.ts';

/** Well-known works that are answered without network access. */
export interface Catalogue {
  /** The work of a bare, lower-case DOI or a 13-digit ISBN. */
  find(identifier: string): SourceRecord | undefined;
  /** All works: candidates for in-text citations even when no index can be reached. */
  all(): readonly SourceRecord[];
}

const source = 'catalogue';

function catalogueRecord(line: string): SourceRecord {
  const item = readEntry(line);
  const record =
    item.DOI === undefined
      ? { name: sources.openlibrary.name, url: `https://openlibrary.org/isbn/${item.id}` }
      : { name: sources.doi.name, url: `https://doi.org/${item.id}` };
  return { source, item, evidence: evidenceOf(item, source), notices: [], record };
}

/** Creates a catalogue from lines in the format of `readEntry`, which are read when a work is asked for. */
export function createCatalogue(entries: string): Catalogue {
  const lines = entries.trim().split('\n').filter(Boolean);
  const byId = new Map(lines.map((line) => [line.slice(0, line.indexOf('|')), line]));
  let records: readonly SourceRecord[] | undefined;
  return {
    find(identifier) {
      const line = byId.get(identifier);
      return line === undefined ? undefined : catalogueRecord(line);
    },
    all() {
      records ??= lines.map(catalogueRecord);
      return records;
    },
  };
}

/**
 * The works that ship with the resolver: articles by DOI and books by ISBN, one per line in the format of `readEntry`. Facts only,
 * verified against recorded answers (`npm run quality -- accuracy catalogue`).
 */
export const knownWorks: Catalogue = createCatalogue(
  readFileSync(new URL('./works.txt', import.meta.url), 'utf8'),
);

/** The resolution of a catalogue's record. */
export function catalogueResolution({ item, evidence, notices, record }: SourceRecord): Resolution {
  return { item, evidence, verification: 'registry', record, notices, alternatives: [] };
}
