import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryDatabase } from '../app.fixture.ts';
import { takeUse } from '../db/rate-limits.ts';
import { createCounts, createRateLimitStore, createTaker, type SharedLimits } from './rate-limit-store.ts';

const timeWindow = 60_000;

function countsAt(max: number) {
  const time = { now: 5_000 };
  const take = createCounts(() => time.now);
  return { time, take: (key: string) => take(key, { max, timeWindow }) };
}

test('all uses of a window may be taken at once, but no more', () => {
  const { take } = countsAt(20);
  const waits = Array.from({ length: 21 }, () => take('a'));
  expect(waits.slice(0, 20)).toEqual(Array(20).fill(0));
  expect(waits[20]).toBe(65_000);
});

test('uses come back when their window is over, each at its time', () => {
  const { take, time } = countsAt(20);
  for (let use = 0; use < 10; use++) take('a');
  time.now += 30_000;
  for (let use = 0; use < 10; use++) take('a');
  expect(take('a')).toBe(35_000);
  time.now += 35_000;
  expect(Array.from({ length: 11 }, () => take('a'))).toEqual([...Array(10).fill(0), 30_000]);
});

test('a refused use does not lengthen the wait', () => {
  const { take } = countsAt(60);
  for (let use = 0; use < 60; use++) take('a');
  expect(Array.from({ length: 100 }, () => take('a'))).toEqual(Array(100).fill(65_000));
});

test('each key is counted by itself', () => {
  const { take } = countsAt(1);
  expect([take('a'), take('b'), take('a')]).toEqual([0, 0, 65_000]);
});

/** The store as the plugin calls it; returns the seconds to wait. */
function storeWith(shared: SharedLimits | undefined, max = 2) {
  const store = new (createRateLimitStore(createTaker(() => 5_000, shared)))({});
  return (key: string) =>
    new Promise<number>((resolve, reject) => {
      store.incr(
        key,
        (error, result) => {
          if (result) resolve(result.current > max ? Math.ceil(result.ttl / 1_000) : 0);
          else reject(error);
        },
        timeWindow,
        max,
      );
    });
}

async function sharedLimits() {
  const database = await temporaryDatabase();
  const reports: unknown[] = [];
  const shared: SharedLimits = {
    takeUse: (key, allowance) => takeUse(database, key, allowance, Date.UTC(2026, 4, 1)),
    isOverloaded: () => false,
    report: (error) => reports.push(error),
  };
  return { database, reports, shared };
}

test('two instances on one database share a limit', async () => {
  const { shared } = await sharedLimits();
  const [one, other] = [storeWith(shared), storeWith(shared)];
  expect([await one('a'), await other('a'), await one('a'), await other('a')]).toEqual([0, 0, 65, 65]);
  expect(await other('b')).toBe(0);
});

test('a single instance counts in memory', async () => {
  const take = storeWith(undefined);
  expect([await take('a'), await take('a'), await take('a')]).toEqual([0, 0, 65]);
});

test('requests refused in memory do not reach the database', async () => {
  const asked: string[] = [];
  const take = storeWith({
    takeUse: async (key) => asked.push(key) && 0,
    isOverloaded: () => false,
    report: () => undefined,
  });
  expect([await take('a'), await take('a'), await take('a')]).toEqual([0, 0, 65]);
  expect(asked).toEqual(['a', 'a']);
});

test('while the database fails each instance counts alone, and reports it once', async () => {
  const { database, reports, shared } = await sharedLimits();
  await database.destroy();
  const take = storeWith(shared);
  expect(await Promise.all([take('a'), take('a'), take('a')])).toEqual([0, 0, 65]);
  expect(reports).toHaveLength(1);
});

test('a database that does not answer delays one call by a second, and the next not at all', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const reports: unknown[] = [];
  const asked: string[] = [];
  const take = storeWith({
    takeUse: (key) => {
      asked.push(key);
      return new Promise(() => undefined);
    },
    report: (error) => reports.push(error),
    isOverloaded: () => false,
  });
  const first = take('a');
  await vi.advanceTimersByTimeAsync(1_000);
  expect([await first, await take('a'), await take('a')]).toEqual([0, 0, 65]);
  expect([asked, reports]).toMatchObject([['a'], [{ name: 'RateLimitTimeoutError' }]]);
});

test('under overload requests do not wait for the shared count, which is updated later', async () => {
  const { shared } = await sharedLimits();
  const calm = storeWith(shared);
  const overloaded = storeWith({ ...shared, isOverloaded: () => true });
  expect([await overloaded('a'), await overloaded('a'), await overloaded('a')]).toEqual([0, 0, 65]);
  expect(await calm('a')).toBe(65);
});
