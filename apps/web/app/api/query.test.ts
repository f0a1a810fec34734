import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createQueryClient } from './query.ts';

beforeEach(() => onlineManager.setOnline(false));
afterEach(() => onlineManager.setOnline(true));

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

test('offline, a mutation fails at once and is not run later', async () => {
  let calls = 0;
  const deletion = new MutationObserver(createQueryClient(), {
    mutationFn: () => {
      calls += 1;
      return unreachable();
    },
  });
  await expect(deletion.mutate()).rejects.toThrow('Failed to fetch');
  onlineManager.setOnline(true);
  expect(calls).toBe(1);
});

test('offline, a query fails and is refetched when the network is back', async () => {
  const answers = [unreachable, () => Promise.resolve(['a project'])];
  const client = createQueryClient();
  client.mount();
  const list = new QueryObserver(client, {
    queryKey: ['/api/projects'],
    queryFn: () => answers.shift()?.(),
  });
  const failed = Promise.withResolvers<void>();
  const loaded = Promise.withResolvers<unknown>();
  const stop = list.subscribe(({ status, data }) => {
    if (status === 'error') failed.resolve();
    if (status === 'success') loaded.resolve(data);
  });
  await failed.promise;
  onlineManager.setOnline(true);
  expect(await loaded.promise).toEqual(['a project']);
  stop();
  client.unmount();
});
