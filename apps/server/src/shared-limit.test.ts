import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryDatabase } from './app.fixture.ts';
import { createTurns } from './db/turns.ts';
import { createLimit, type Limit, type SharedCount, takeEach } from './shared-limit.ts';

const monotonic = () => 5_000;
const limitOf = (shared: SharedCount | undefined, most = 2) =>
  createLimit('test', { most, period: 60_000 }, monotonic, shared);
const take = (limit: Limit, key: string) => takeEach([[limit, key]]);

async function sharedCount() {
  const database = await temporaryDatabase();
  const reports: unknown[] = [];
  const report = (error: unknown) => reports.push(error);
  const { take } = createTurns(database, () => Date.UTC(2026, 4, 1));
  return { database, reports, shared: { take, report, isHurried: () => false } };
}

test('two instances on one database share a limit', async () => {
  const { shared } = await sharedCount();
  const [one, other] = [limitOf(shared), limitOf(shared)];
  expect([
    await take(one, 'a'),
    await take(other, 'a'),
    await take(one, 'a'),
    await take(other, 'a'),
  ]).toEqual([0, 0, 30, 30]);
  expect(await take(other, 'b')).toBe(0);
});

test('an instance alone keeps its own', async () => {
  const limit = limitOf(undefined);
  expect([await take(limit, 'a'), await take(limit, 'a'), await take(limit, 'a')]).toEqual([0, 0, 30]);
});

test('what one limit of this process refuses takes nothing from the next', async () => {
  const [narrow, wide] = [limitOf(undefined, 1), limitOf(undefined, 2)];
  const both = () =>
    takeEach([
      [narrow, 'a'],
      [wide, 'a'],
    ]);
  expect([await both(), await both(), await take(wide, 'a'), await take(wide, 'a')]).toEqual([0, 60, 0, 30]);
});

test('while the database is gone each instance counts alone, and tells once', async () => {
  const { database, reports, shared } = await sharedCount();
  await database.destroy();
  const limit = limitOf(shared);
  const waits = await Promise.all([take(limit, 'a'), take(limit, 'a'), take(limit, 'a')]);
  expect(waits).toEqual([0, 0, 30]);
  expect(reports).toHaveLength(1);
});

test('for a database that says nothing nobody waits longer than a second, and the next not at all', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const reports: unknown[] = [];
  const asked: string[] = [];
  const limit = limitOf({
    take: (key) => {
      asked.push(key);
      return new Promise(() => undefined);
    },
    report: (error) => reports.push(error),
    isHurried: () => false,
  });
  const first = take(limit, 'a');
  await vi.advanceTimersByTimeAsync(1_000);
  expect([await first, await take(limit, 'a'), await take(limit, 'a')]).toEqual([0, 0, 30]);
  expect([asked, reports]).toMatchObject([['test a'], [{ name: 'SilentDatabaseError' }]]);
});

test('in a hurry nobody waits for what other instances have counted, and they hear of it afterwards', async () => {
  const { shared } = await sharedCount();
  const calm = limitOf(shared);
  const hurried = limitOf({ ...shared, isHurried: () => true });
  expect([await take(hurried, 'a'), await take(hurried, 'a'), await take(hurried, 'a')]).toEqual([0, 0, 30]);
  expect(await take(calm, 'a')).toBe(30);
});
