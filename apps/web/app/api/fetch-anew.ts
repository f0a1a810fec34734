import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Has what a change concerns fetched anew. An answer that is on its way may be from before the change and is not waited for:
 * `invalidateQueries` alone would take the first answer of a query for the new one.
 */
export async function fetchAnew(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({ queryKey });
  await queries.invalidateQueries({ queryKey });
}
