import {
  type CitationRequest,
  type CitationResponse,
  citationRequestSchema,
  citationResponseSchema,
} from '@citewright/contract';
import * as z from 'zod';
import { storageKeys } from '../storage.ts';

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
  /** Removes a citation, or all. They can be brought back until the tab is closed. */
  remove: (id?: number) => void;
  /** How many can be brought back. */
  removed: () => number;
  /** Brings one back, or all, each to its place. */
  restore: (id?: number) => void;
  /** Reads the storage again, which another tab has changed. */
  reload: () => void;
  subscribe: (listener: () => void) => () => void;
}

const mostEntries = 200;

function read(storage: Storage | undefined, key: string = storageKeys.history): HistoryEntry[] {
  try {
    return z.array(entrySchema).parse(JSON.parse(storage?.getItem(key) ?? '[]'));
  } catch {
    // Invalid data, e.g. written by another version of the app: start with an empty history.
    return [];
  }
}

function write(
  storage: Storage | undefined,
  entries: readonly HistoryEntry[],
  key: string = storageKeys.history,
): void {
  try {
    storage?.setItem(key, JSON.stringify(entries));
  } catch {
    // Full or blocked: it then lasts until the page is closed.
  }
}

/** A history in memory that, with a `storage`, outlives the page; what was removed from it outlives the page in that of the tab. */
export function createSessionHistory(storage?: Storage, ofTab?: Storage): SessionHistory {
  const listeners = new Set<() => void>();
  const corrected = (entry: HistoryEntry, citation: CitationResponse | undefined): HistoryEntry => {
    const { original = entry.citation, ...rest } = entry;
    return citation ? { ...rest, citation, original } : { ...rest, citation: original };
  };
  let entries: readonly HistoryEntry[] = read(storage);
  let removed: readonly HistoryEntry[] = read(ofTab, storageKeys.removed);
  const lastId = () => Math.max(0, ...[...entries, ...removed].map(({ id }) => id));
  const show = (next: readonly HistoryEntry[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };
  const setRemoved = (next: readonly HistoryEntry[]) => {
    removed = next;
    write(ofTab, removed, storageKeys.removed);
  };
  const set = (next: HistoryEntry[]) => {
    const kept = next.slice(0, mostEntries);
    write(storage, kept);
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
      setRemoved([...removed, ...entries.filter(isMeant)].slice(-mostEntries));
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
      setRemoved(removed.filter((entry) => !isMeant(entry)));
      set([...entries, ...back].sort((one, other) => other.id - one.id));
    },
    reload: () => show(read(storage)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
