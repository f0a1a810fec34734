import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { sessionStorageKey } from './wire.ts';

// Module-level: one for the page; absent while pages are prerendered.
let channel: BroadcastChannel | undefined;

/** Tells the other tabs of this browser that what a query has asked for was changed. */
export function tellTabs(queryKey: QueryKey): void {
  channel?.postMessage(queryKey);
}

/** Fetches again what another tab has changed; all, where it has changed the session. */
export function listenToTabs(queries: QueryClient): void {
  addEventListener('storage', ({ key }) => {
    if (key === sessionStorageKey) void queries.invalidateQueries();
  });
  channel = new BroadcastChannel('citewright');
  channel.onmessage = ({ data }) => {
    if (Array.isArray(data)) void queries.invalidateQueries({ queryKey: data });
  };
}
