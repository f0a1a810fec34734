import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { refetchQueries } from './refetch.ts';

test('a response from before a change is not used as the refetched one', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const before = Promise.withResolvers<string>();
  const answers = [before.promise, Promise.resolve('after')];
  const queryKey = ['/api/projects/1/citations'];
  const observer = new QueryObserver(queries, {
    queryKey,
    queryFn: ({ signal }) => {
      signal.throwIfAborted();
      return answers.shift() ?? Promise.reject(new Error('asked too often'));
    },
  });
  onTestFinished(observer.subscribe(() => undefined));
  const refetched = refetchQueries(queries, queryKey);
  before.resolve('before');
  await refetched;
  expect(queries.getQueryData(queryKey)).toBe('after');
});
