import { expect, test } from 'vitest';
import { temporaryDatabase, testMoment } from './app.fixture.ts';
import { createLookupStore } from './db/lookups.ts';
import { createLookupCache } from './lookup-cache.ts';

const hour = 3_600_000;
const unexpected = (error: unknown) => {
  throw error;
};

test('an answer is found by the next process', async () => {
  const database = await temporaryDatabase();
  const store = () => createLookupStore(database, () => testMoment);
  await createLookupCache(store(), unexpected).set('key', { title: 'A' }, hour);
  const later = createLookupCache(store(), unexpected);
  await expect.poll(() => later.get('key')).toEqual({ title: 'A' });
});

test('a store that fails is reported, and the memory still works', async () => {
  const database = await temporaryDatabase();
  const reports: unknown[] = [];
  const cache = createLookupCache(
    createLookupStore(database, () => testMoment),
    (error) => reports.push(error),
  );
  await database.schema.dropTable('lookups').execute();

  await cache.set('key', 'value', hour);
  expect(await cache.get('key')).toBe('value');
  expect(await cache.get('another')).toBeUndefined();
  await expect.poll(() => reports.length).toBe(2);
});
