import { useSyncExternalStore } from 'react';
import { browserStorage, storageKeys, storageOfTab } from '../storage.ts';
import { createSessionHistory, type HistoryEntry, type SessionHistory } from './session-history.ts';

// Module-level: one history for the tab, whichever page shows the tool; created late, because prerendering has no storage.
let history: SessionHistory | undefined;
const none: readonly HistoryEntry[] = [];

function createShared(): SessionHistory {
  const created = createSessionHistory(browserStorage(), storageOfTab());
  // Fired only for changes by other tabs; without a key when the storage was cleared.
  addEventListener('storage', ({ key }) => {
    if (key === storageKeys.history || key === null) created.reload();
  });
  return created;
}

/** The history of this browser, shared by all pages and tabs. Browser only. */
export function sessionHistory(): SessionHistory {
  history ??= createShared();
  return history;
}

/** The citations generated in this browser, newest first; empty during prerendering. */
export function useSessionHistory(): readonly HistoryEntry[] {
  return useSyncExternalStore(
    (listener) => sessionHistory().subscribe(listener),
    () => sessionHistory().entries(),
    () => none,
  );
}

/** How many removed citations can be brought back. */
export function useRemovedCount(): number {
  return useSyncExternalStore(
    (listener) => sessionHistory().subscribe(listener),
    () => sessionHistory().removed(),
    () => 0,
  );
}
