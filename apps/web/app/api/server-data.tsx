import { onlineManager, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from './query.ts';
import { listenToTabs } from './tabs.ts';

// Module-level: the cache outlives the page, and the root must not load react-query for pages without data.
let client: QueryClient | undefined;

/** Provides the shared query cache. Only around pages that load data, so that other pages do not load react-query. */
export function ServerData({ children }: { children: ReactNode }) {
  if (!client) {
    client = createQueryClient();
    if (typeof window !== 'undefined') {
      listenToTabs(client);
      // By default it counts as online until it hears otherwise: the end of being offline would be no change.
      onlineManager.setOnline(navigator.onLine);
    }
  }
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
