import type { QueryClient } from '@tanstack/react-query';
import { refetchQueries } from '~/api/refetch.ts';
import { isUnanswered, RequestError, UnansweredChange } from '~/api/request-error.ts';
import { PartialChange } from '../partial-change.ts';
import { type Outcome, runParallel } from './run-parallel.ts';

/** What can be deleted. */
export interface Stored {
  id: number;
}

interface Changed {
  /** The query key of the list in which the subjects are afterwards, or are not. */
  list: readonly string[];
  isListed: boolean;
  /** Another list that changes with it. */
  also?: readonly string[];
}

/**
 * Does work for each subject and looks into the list: what got no answer may be done nevertheless. Where the list itself is gone, nothing
 * was done.
 */
export async function settle<Subject extends Stored>(
  subjects: readonly Subject[],
  work: (subject: Subject) => Promise<unknown>,
  queries: QueryClient,
  { list, isListed, also }: Changed,
): Promise<Outcome<Subject>> {
  const { done, failure } = await runParallel(subjects, work);
  const [isFresh] = await Promise.all([refetchQueries(queries, list), also && refetchQueries(queries, also)]);
  const lost = isFresh ? undefined : queries.getQueryState(list)?.error;
  if (lost instanceof RequestError && lost.status === 404 && lost.said) return { done: [], failure: lost };
  const all = subjects.length;
  const because = (some: Subject[], cause: unknown) =>
    some.length > 0 ? new PartialChange(some.length, all, cause) : cause;
  if (failure === undefined) return { done };
  if (!isUnanswered(failure)) return { done, failure: because(done, failure) };
  const listed = new Set(queries.getQueryData<Stored[]>(list)?.map(({ id }) => id));
  const found = isFresh ? subjects.filter(({ id }) => listed.has(id) === isListed) : done;
  return found.length === all
    ? { done: found }
    : { done: found, failure: because(found, new UnansweredChange(isFresh, failure)) };
}
