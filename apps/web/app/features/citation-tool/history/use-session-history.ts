import { useSyncExternalStore } from 'react';
import { createSessionHistory, type HistoryEntry, type SessionHistory } from './session-history.ts';

function sessionStorageOrNone(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    // Browsers that block all site data throw on the mere access.
    return undefined;
  }
}

// Module-level: one history for the tab, whichever page shows the tool; created late, because prerendering has no storage.
let history: SessionHistory | undefined;
const none: readonly HistoryEntry[] = [];

/** The history of this browser tab, shared by every page of the app. Only for the browser. */
export function sessionHistory(): SessionHistory {
  history ??= createSessionHistory(sessionStorageOrNone());
  return history;
}

/** The session's citations, newest first; none while the page is prerendered. */
export function useSessionHistory(): readonly HistoryEntry[] {
  return useSyncExternalStore(
    (listener) => sessionHistory().subscribe(listener),
    () => sessionHistory().entries(),
    () => none,
  );
}
