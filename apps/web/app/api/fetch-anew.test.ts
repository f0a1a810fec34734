import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { fetchAnew } from './fetch-anew.ts';

test('an answer from before a change does not stand for the one after it', async () => {
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
  const anew = fetchAnew(queries, queryKey);
  before.resolve('before');
  await anew;
  expect(queries.getQueryData(queryKey)).toBe('after');
});
