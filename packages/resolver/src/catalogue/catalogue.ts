import type { Resolution } from '../resolution.ts';
import { evidenceOf, type SourceRecord } from '../sources/source-record.ts';
import { books } from './books.ts';
import { readEntry } from './read-entry.ts';
import { works } from './works.ts';

/** Well-known works that are answered from memory: at once, and without a network. */
export interface Catalogue {
  /** The work of a bare, lower-case DOI or a 13-digit ISBN. */
  find(identifier: string): SourceRecord | undefined;
  /** All works, for searches when no index can be reached. */
  all(): readonly SourceRecord[];
}

const source = 'catalogue';

function recordOf(line: string): SourceRecord {
  const item = readEntry(line);
  const record =
    item.DOI === undefined
      ? { name: 'Open Library', url: `https://openlibrary.org/isbn/${item.id}` }
      : { name: 'doi.org', url: `https://doi.org/${item.id}` };
  return { source, item, evidence: evidenceOf(item, source), notices: [], record };
}

/** A catalogue of entries as `readEntry` reads them, one a line. */
export function createCatalogue(entries: string): Catalogue {
  const lines = entries.trim().split('\n').filter(Boolean);
  const byId = new Map(lines.map((line) => [line.slice(0, line.indexOf('|')), line]));
  return {
    find(identifier) {
      const line = byId.get(identifier);
      return line === undefined ? undefined : recordOf(line);
    },
    all: () => lines.map(recordOf),
  };
}

/** The works that ship with the resolver; `packages/resolver/catalogue/verify.ts` checks them against recorded answers. */
export const knownWorks: Catalogue = createCatalogue(`${works}\n${books}`);

/** A catalogue's record as the answer to a request for its identifier. */
export function catalogueResolution({ item, evidence, notices, record }: SourceRecord): Resolution {
  return { item, evidence, verification: 'registry', record, notices, alternatives: [] };
}
