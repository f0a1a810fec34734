import type { CitationItem } from '@citewright/contract';
import { isSameBy, workKeys } from '@citewright/record';
import type { HistoryEntry } from './session-history.ts';

/** The entry of the same work, by what projects go by too: its DOI, its ISBN, or its title with year and first author. */
export function sameWork(item: CitationItem, entries: readonly HistoryEntry[]): HistoryEntry | undefined {
  const keys = workKeys(item);
  return entries.find(({ citation }) => {
    const known = new Set(workKeys(citation.item).map(({ text }) => text));
    return keys.some(({ by, text }) => known.has(text) && isSameBy[by](item, citation.item));
  });
}
