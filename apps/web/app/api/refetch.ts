import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Invalidates queries after a change and refetches them. Cancels running requests first: their responses may predate
 * the change, and `invalidateQueries` alone would accept the first response of a query that has no data yet.
 */
export async function refetchQueries(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({ queryKey });
  await queries.invalidateQueries({ queryKey });
}
