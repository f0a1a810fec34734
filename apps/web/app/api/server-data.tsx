import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from './query.ts';

let client: QueryClient | undefined;

/**
 * Around what asks the server for data. Not around every page: most ask for nothing, and need not load what asking takes.
 * Wherever it stands, what was once loaded is shared.
 */
export function ServerData({ children }: { children: ReactNode }) {
  client ??= createQueryClient();
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
