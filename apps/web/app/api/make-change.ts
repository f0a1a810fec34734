import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { refetchQueries } from './refetch.ts';
import { isUnanswered, UnansweredChange } from './request-error.ts';

interface Change<Result, Data> {
  make: () => Promise<Result>;
  /** What it changes: fetched again whatever became of it, so that what is shown is what is stored. The first is looked at. */
  keys: readonly [QueryKey, ...QueryKey[]];
  /** Whether it is in what is stored now; `before` is what was known until then. */
  isDone: (now: Data, before: Data | undefined) => boolean;
}

/**
 * Makes a change of what the server stores. One without an answer is looked for: where it is stored it has succeeded, without a result.
 * @throws RequestError when the server refuses, UnansweredChange when no answer came and it is not stored, or that is not known
 */
export async function makeChange<Result, Data>(
  queries: QueryClient,
  { make, keys, isDone }: Change<Result, Data>,
): Promise<Result | undefined> {
  const [first] = keys;
  const before = queries.getQueryData<Data>(first);
  const refetch = () => Promise.all(keys.map((key) => refetchQueries(queries, key)));
  let result: Result;
  try {
    result = await make();
  } catch (error) {
    const [isFresh] = await refetch();
    if (!isUnanswered(error)) throw error;
    if (!isFresh) throw new UnansweredChange(false, error);
    if (isDone(queries.getQueryData(first) as Data, before)) return undefined;
    throw new UnansweredChange(true, error);
  }
  await refetch();
  return result;
}

/** Throws the failure of a change that cannot be looked for: without an answer it is not known what became of it. */
export function unknownWithoutAnswer(error: unknown): never {
  throw isUnanswered(error) ? new UnansweredChange(false, error) : error;
}
