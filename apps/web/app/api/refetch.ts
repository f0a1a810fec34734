import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { tellTabs } from './tabs.ts';

/**
 * Invalidates queries after a change and refetches them, in the other tabs, too. Cancels running requests first: their responses may predate
 * the change, and `invalidateQueries` alone would accept the first response of a query that has no data yet. Gives whether the query of
 * exactly this key is up to date now.
 */
export async function refetchQueries(queries: QueryClient, queryKey: QueryKey): Promise<boolean> {
  tellTabs(queryKey);
  await queries.cancelQueries({ queryKey });
  await queries.invalidateQueries({ queryKey });
  const state = queries.getQueryState(queryKey);
  return state?.status === 'success' && !state.isInvalidated;
}
