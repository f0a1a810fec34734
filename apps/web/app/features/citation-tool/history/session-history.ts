import {
  type CitationRequest,
  type CitationResponse,
  citationRequestSchema,
  citationResponseSchema,
} from '@citewright/contract';
import * as z from 'zod';

/**
 * One citation of the session. `original` is the answer as it came, once the reader has corrected it. `request` is what it
 * answers, where that is known.
 */
const entrySchema = z.object({
  id: z.number(),
  citation: citationResponseSchema,
  original: citationResponseSchema.optional(),
  request: citationRequestSchema.optional(),
});
export type HistoryEntry = z.infer<typeof entrySchema>;

/** The citations of one session, newest first. Subscribers are called after every change. */
export interface SessionHistory {
  entries: () => readonly HistoryEntry[];
  add: (citation: CitationResponse, request?: CitationRequest) => HistoryEntry;
  /** Puts the citation of another record in an entry's place. */
  replace: (id: number, citation: CitationResponse, request?: CitationRequest) => void;
  /** Puts a corrected citation in the place of the first answer; without one the first answer comes back. */
  correct: (id: number, citation: CitationResponse | undefined) => void;
  subscribe: (listener: () => void) => () => void;
}

const storageKey = 'citation-history';
const mostEntries = 200;

function read(storage: Storage | undefined): HistoryEntry[] {
  try {
    return z.array(entrySchema).parse(JSON.parse(storage?.getItem(storageKey) ?? '[]'));
  } catch {
    // Written by another version of the app, or by hand: the session begins anew.
    return [];
  }
}

function write(storage: Storage | undefined, entries: readonly HistoryEntry[]): void {
  try {
    storage?.setItem(storageKey, JSON.stringify(entries));
  } catch {
    // Full or forbidden: the history then lives as long as the page.
  }
}

/** A history that lives in memory and, with a `storage` of the session, survives a reload of the page. */
export function createSessionHistory(storage?: Storage): SessionHistory {
  const listeners = new Set<() => void>();
  const corrected = (entry: HistoryEntry, citation: CitationResponse | undefined): HistoryEntry => {
    const { original = entry.citation, ...rest } = entry;
    return citation ? { ...rest, citation, original } : { ...rest, citation: original };
  };
  let entries: readonly HistoryEntry[] = read(storage);
  const set = (next: HistoryEntry[]) => {
    entries = next.slice(0, mostEntries);
    write(storage, entries);
    for (const listener of listeners) listener();
  };
  return {
    entries: () => entries,
    add: (citation, request) => {
      const entry = { id: (entries[0]?.id ?? 0) + 1, citation, ...(request && { request }) };
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
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
