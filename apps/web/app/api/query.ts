import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import { callJson } from './client.ts';
import { RequestError } from './request-error.ts';

/** What a query does with an answer of 401: fail like any other, or give `null`. */
type OnUnauthorized = 'throw' | 'null';

/** The default way to load data: a GET of the query key's first element (specification §7). */
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

// Without a network a call fails at once and says so. Put off until there is one, it would look as if it never ended, and what
// was called off meanwhile would still be done.
const networkMode = 'always';

/**
 * The client of all queries, with the specification's defaults: nothing retried, refetched, polled or stale. What failed to load
 * is asked for again when the network is back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: getQuery('throw'),
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        refetchOnReconnect: true,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode,
      },
      mutations: { retry: false, networkMode },
    },
  });
}
