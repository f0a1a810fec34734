import { expect, test } from 'vitest';
import { createResponseCache } from './response-cache.ts';

const responseOf = (text: string) => ({ bytes: Buffer.from(text), gzipped: false });

/** A cache whose responses count how often they were created. */
function countingCache(capacity = 100) {
  const cache = createResponseCache(capacity);
  let made = 0;
  return {
    read: async (project: number, revision: number, kind = 'list') => {
      const key = { project, revision, kind };
      const { bytes } = await cache.get(key, async () => responseOf(`response ${++made}`));
      return Buffer.from(bytes).toString();
    },
  };
}

test('a response is created once for each revision and kind', async () => {
  const { read } = countingCache();
  expect([await read(1, 1), await read(1, 1)]).toEqual(['response 1', 'response 1']);
  expect([await read(1, 2), await read(1, 2)]).toEqual(['response 2', 'response 2']);
  expect([await read(1, 2, 'references'), await read(2, 2)]).toEqual(['response 3', 'response 4']);
});

test('simultaneous requests share one response', async () => {
  const { read } = countingCache();
  expect(await Promise.all([read(1, 1), read(1, 1), read(1, 2)])).toEqual([
    'response 1',
    'response 1',
    'response 2',
  ]);
});

test('the least recently used response is evicted', async () => {
  const { read } = countingCache(2 * 'response 1'.length);
  await read(1, 1);
  await read(2, 1);
  await read(1, 1);
  expect(await read(3, 1)).toBe('response 3');
  expect(await read(1, 1)).toBe('response 1');
  expect(await read(2, 1)).toBe('response 4');
});

test('a later revision replaces the previous one', async () => {
  const { read } = countingCache(2 * 'response 1'.length);
  await read(1, 1);
  await read(2, 1);
  await read(2, 2);
  expect(await read(1, 1)).toBe('response 1');
});

test('a failure reaches everyone who waits, and is not cached', async () => {
  const cache = createResponseCache(100);
  const key = { project: 1, revision: 1, kind: 'list' };
  const fail = async () => {
    throw new Error('database is down');
  };
  const failures = [cache.get(key, fail), cache.get(key, fail)];
  for (const failure of failures) await expect(failure).rejects.toThrow('database is down');
  expect(await cache.get(key, async () => responseOf('again'))).toEqual(responseOf('again'));
});
