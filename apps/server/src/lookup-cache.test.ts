import { expect, test } from 'vitest';
import { temporaryDatabase, testMoment, testSecret } from './app.fixture.ts';
import { createLookupStore } from './db/lookups.ts';
import { createLookupCache } from './lookup-cache.ts';

const hour = 3_600_000;
const answer = {
  resolution: {
    item: { id: '10.1000/a', type: 'book', title: 'Rivers' },
    evidence: { title: { source: 'crossref' } },
    verification: 'registry',
    notices: [],
    alternatives: [],
  },
};
const unexpected = (error: unknown) => {
  throw error;
};

test('an answer is found by the next process', async () => {
  const database = await temporaryDatabase();
  const store = () => createLookupStore(database, () => testMoment, testSecret);
  await createLookupCache(store(), unexpected).set('key', answer, hour);
  const later = createLookupCache(store(), unexpected);
  await expect.poll(() => later.get('key')).toEqual(answer);
});

test('an answer of a release whose notices were sentences is asked for again', async () => {
  const database = await temporaryDatabase();
  const store = createLookupStore(database, () => testMoment, testSecret);
  const notices = [{ code: 'retracted', message: 'This work has been retracted.' }];
  await store.set('key', { resolution: { ...answer.resolution, notices } }, hour);
  expect(await createLookupCache(store, unexpected).get('key')).toBeUndefined();
});

test('a store that fails is reported, and the memory still works', async () => {
  const database = await temporaryDatabase();
  const reports: unknown[] = [];
  const cache = createLookupCache(
    createLookupStore(database, () => testMoment, testSecret),
    (error) => reports.push(error),
  );
  await database.schema.dropTable('lookups').execute();

  await cache.set('key', answer, hour);
  expect(await cache.get('key')).toBe(answer);
  expect(await cache.get('another')).toBeUndefined();
  await expect.poll(() => reports.length).toBe(2);
});

test.each<[why: string, value: unknown]>([
  ['no answer of the resolver', { resolution: { item: 7 } }],
  ['a verification that there is not', { resolution: { ...answer.resolution, verification: 'certain' } }],
  [
    'an answer that is too long',
    { resolution: { ...answer.resolution, item: { ...answer.resolution.item, title: 'T'.repeat(100_000) } } },
  ],
])('%s is not stored', async (_, value) => {
  const stored: string[] = [];
  const store = { get: async () => undefined, set: async (key: string) => void stored.push(key) };
  await createLookupCache(store, unexpected).set('key', value, hour);
  expect(stored).toEqual([]);
});

test('a stored value that is no answer is looked up again', async () => {
  const store = { get: async () => ({ resolution: { item: 7 } }), set: async () => undefined };
  expect(await createLookupCache(store, unexpected).get('key')).toBeUndefined();
});
