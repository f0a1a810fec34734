import {
  type CitationRequest,
  type CitationResponse,
  citationRequestSchema,
  citationResponseSchema,
} from '@citewright/contract';
import * as z from 'zod';

/**
 * A citation that was generated in this browser. `original` is the server's response if the user has corrected the citation. `request` is
 * the request that produced it, if known.
 */
const entrySchema = z.object({
  id: z.number(),
  citation: citationResponseSchema,
  original: citationResponseSchema.optional(),
  request: citationRequestSchema.optional(),
});
export type HistoryEntry = z.infer<typeof entrySchema>;

/** The place in a work that is cited, and the in-text forms with it. */
export type Cited = Pick<CitationResponse, 'locator' | 'inTextCitation' | 'inTextHtml' | 'inTextForms'>;

/** The citations generated in this browser, newest first. Subscribers are called after every change. */
export interface SessionHistory {
  entries: () => readonly HistoryEntry[];
  add: (citation: CitationResponse, request?: CitationRequest) => HistoryEntry;
  /** Replaces an entry's citation by that of another record. */
  replace: (id: number, citation: CitationResponse, request?: CitationRequest) => void;
  /** Sets the corrected citation of an entry; `undefined` restores the original. */
  correct: (id: number, citation: CitationResponse | undefined) => void;
  /** Sets the place in the work that an entry's in-text forms name. */
  place: (id: number, cited: Cited) => void;
  /** Removes a citation, or all. They can be brought back until the page is closed. */
  remove: (id?: number) => void;
  /** How many can be brought back. */
  removed: () => number;
  /** Brings one back, or all, each to its place. */
  restore: (id?: number) => void;
  /** Reads the storage again, which another tab has changed. */
  reload: () => void;
  subscribe: (listener: () => void) => () => void;
}

/** The key of the history in the storage. */
export const storageKey = 'citation-history';
const mostEntries = 200;

function read(storage: Storage | undefined): HistoryEntry[] {
  try {
    return z.array(entrySchema).parse(JSON.parse(storage?.getItem(storageKey) ?? '[]'));
  } catch {
    // Invalid data, e.g. written by another version of the app: start with an empty history.
    return [];
  }
}

function writeHistory(storage: Storage | undefined, entries: readonly HistoryEntry[]): void {
  try {
    storage?.setItem(storageKey, JSON.stringify(entries));
  } catch {
    // Full or blocked: the history then lasts until the page is closed.
  }
}

/** A history in memory that, with a `storage`, outlives the page. */
export function createSessionHistory(storage?: Storage): SessionHistory {
  const listeners = new Set<() => void>();
  const corrected = (entry: HistoryEntry, citation: CitationResponse | undefined): HistoryEntry => {
    const { original = entry.citation, ...rest } = entry;
    return citation ? { ...rest, citation, original } : { ...rest, citation: original };
  };
  let entries: readonly HistoryEntry[] = read(storage);
  let removed: readonly HistoryEntry[] = [];
  const lastId = () => Math.max(0, ...[...entries, ...removed].map(({ id }) => id));
  const show = (next: readonly HistoryEntry[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };
  const set = (next: HistoryEntry[]) => {
    const kept = next.slice(0, mostEntries);
    writeHistory(storage, kept);
    show(kept);
  };
  return {
    entries: () => entries,
    add: (citation, request) => {
      const entry = { id: lastId() + 1, citation, ...(request && { request }) };
      set([entry, ...entries]);
      return entry;
    },
    replace: (id, citation, request) => {
      const other = { id, citation, ...(request && { request }) };
      set(entries.map((entry) => (entry.id === id ? other : entry)));
    },
    correct: (id, citation) => {
      set(entries.map((entry) => (entry.id === id ? corrected(entry, citation) : entry)));
    },
    place: (id, cited) => {
      const placed = (entry: HistoryEntry) => ({ ...entry, citation: { ...entry.citation, ...cited } });
      set(entries.map((entry) => (entry.id === id ? placed(entry) : entry)));
    },
    remove: (id) => {
      const isMeant = (entry: HistoryEntry) => id === undefined || entry.id === id;
      removed = [...removed, ...entries.filter(isMeant)].slice(-mostEntries);
      set(entries.filter((entry) => !isMeant(entry)));
    },
    removed: () => removed.length,
    restore: (id) => {
      const isMeant = (entry: HistoryEntry) => id === undefined || entry.id === id;
      const taken = new Set(entries.map((entry) => entry.id));
      let last = lastId();
      // Another tab, which knows nothing of them, may have given their numbers away.
      const back = removed
        .filter(isMeant)
        .map((entry) => (taken.has(entry.id) ? { ...entry, id: ++last } : entry));
      removed = removed.filter((entry) => !isMeant(entry));
      set([...entries, ...back].sort((one, other) => other.id - one.id));
    },
    reload: () => show(read(storage)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
