import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import { callJson } from './client.ts';
import { RequestError } from './request-error.ts';

/** Whether a query fails on status 401 or returns `null`. */
type OnUnauthorized = 'throw' | 'null';

/** The default query function: a GET of the query key's first element (specification §7). */
export function getQuery(onUnauthorized: OnUnauthorized): QueryFunction<unknown> {
  return async ({ queryKey, signal }) => {
    try {
      return await callJson({ method: 'GET', path: String(queryKey[0]), signal });
    } catch (error) {
      if (onUnauthorized === 'null' && error instanceof RequestError && error.status === 401) return null;
      throw error;
    }
  };
}

// Offline, a call fails at once. By default React Query would pause it until the network is back: the call would seem
// to hang, and would still run after the user has cancelled.
const networkMode = 'always';

/**
 * Creates the query client with the specification's defaults: no retries, refetching, polling or staleness. Failed
 * queries are refetched when the network is back, and projects when the tab comes to the front: another device may have changed them.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: getQuery('throw'),
        retry: false,
        refetchOnWindowFocus: ({ queryKey: [path] }) => String(path).includes('/projects') && 'always',
        refetchInterval: false,
        refetchOnReconnect: true,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode,
      },
      mutations: { retry: false, networkMode },
    },
  });
}
