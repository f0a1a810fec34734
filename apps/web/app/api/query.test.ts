import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createQueryClient } from './query.ts';

beforeEach(() => onlineManager.setOnline(false));
afterEach(() => onlineManager.setOnline(true));

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

test('without a network a change fails at once, rather than being made when there is one again', async () => {
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

test('without a network a list fails to load, and is asked for again with the network', async () => {
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
