import { expect, test } from 'vitest';
import { temporaryDatabase, testMoment, testSecret } from '../app.fixture.ts';
import { createLookupStore, forgetExpiredLookups } from './lookups.ts';

const hour = 3_600_000;

test('a lookup is found until it expires', async () => {
  const time = { now: testMoment };
  const store = createLookupStore(await temporaryDatabase(), () => time.now, testSecret);
  await store.set('doi:10.1000/a', { title: 'A', tags: [1, null] }, hour);
  expect(await store.get('doi:10.1000/a')).toEqual({ title: 'A', tags: [1, null] });
  time.now += hour;
  expect(await store.get('doi:10.1000/a')).toBeUndefined();
});

test('a newer answer replaces the older one', async () => {
  const store = createLookupStore(await temporaryDatabase(), () => testMoment, testSecret);
  await store.set('key', 'old', hour);
  await store.set('key', 'new', hour);
  expect(await store.get('key')).toBe('new');
});

test('answers set together are stored together, the last one per key', async () => {
  const store = createLookupStore(await temporaryDatabase(), () => testMoment, testSecret);
  await Promise.all(['first', 'second', 'last'].map((value) => store.set('key', value, hour)));
  await Promise.all(Array.from({ length: 300 }, (_, at) => store.set(`key ${at}`, at, hour)));
  expect([await store.get('key'), await store.get('key 0'), await store.get('key 299')]).toEqual([
    'last',
    0,
    299,
  ]);
});

test('an unknown key has no lookup', async () => {
  const store = createLookupStore(await temporaryDatabase(), () => testMoment, testSecret);
  expect(await store.get('key')).toBeUndefined();
});

test('only expired lookups are deleted', async () => {
  const time = { now: testMoment };
  const database = await temporaryDatabase();
  const store = createLookupStore(database, () => time.now, testSecret);
  await store.set('short', 1, hour);
  await store.set('long', 2, 3 * hour);
  time.now += 2 * hour;
  expect(await forgetExpiredLookups(database, () => time.now)).toBe(1);
  expect(await store.get('long')).toBe(2);
});

test('page addresses and in-text citations cannot be read in the database, neither as keys nor in what was found', async () => {
  const database = await temporaryDatabase();
  const store = createLookupStore(database, () => testMoment, testSecret);
  const page = 'url:https://canary.example/diary';
  const citation = '["intext","(Canary, 2020)","","" ]';
  const found = { resolution: { item: { URL: 'https://canary.example/diary', title: 'Canary' } } };
  for (const key of [page, citation]) await store.set(key, found, 1_000);
  expect(JSON.stringify(await database.selectFrom('lookups').selectAll().execute())).not.toMatch(/canary/i);
  expect([await store.get(page), await store.get(citation)]).toEqual([found, found]);
  const stranger = createLookupStore(database, () => testMoment, 'another secret');
  expect(await stranger.get(page)).toBeUndefined();
});
