import { useSyncExternalStore } from 'react';
import { createSessionHistory, type HistoryEntry, type SessionHistory } from './session-history.ts';

function sessionStorageOrNone(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    // Browsers that block all site data throw on access to the property.
    return undefined;
  }
}

// Module-level: one history for the tab, whichever page shows the tool; created late, because prerendering has no storage.
let history: SessionHistory | undefined;
const none: readonly HistoryEntry[] = [];

/** The history of this browser tab, shared by all pages. Browser only. */
export function sessionHistory(): SessionHistory {
  history ??= createSessionHistory(sessionStorageOrNone());
  return history;
}

/** The session's citations, newest first; empty during prerendering. */
export function useSessionHistory(): readonly HistoryEntry[] {
  return useSyncExternalStore(
    (listener) => sessionHistory().subscribe(listener),
    () => sessionHistory().entries(),
    () => none,
  );
}
