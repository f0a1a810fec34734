import { expect, test } from 'vitest';
import { temporaryDatabase } from './app.fixture.ts';
import { createLimit, type SharedCount } from './shared-limit.ts';

const clock = { now: () => Date.UTC(2026, 4, 1), monotonic: () => 5_000 };
const limitOf = (shared: SharedCount | undefined) =>
  createLimit('test', { most: 2, period: 60_000 }, clock, shared);

test('two instances on one database share a limit', async () => {
  const shared = { database: await temporaryDatabase(), report: () => undefined };
  const [one, other] = [limitOf(shared), limitOf(shared)];
  expect([await one.take('a'), await other.take('a'), await one.take('a'), await other.take('a')]).toEqual([
    0, 0, 30, 30,
  ]);
  expect(await other.take('b')).toBe(0);
});

test('an instance alone keeps its own', async () => {
  const limit = limitOf(undefined);
  expect([await limit.take('a'), await limit.take('a'), await limit.take('a')]).toEqual([0, 0, 30]);
});

test('while the database is gone each instance counts alone, and tells once', async () => {
  const database = await temporaryDatabase();
  await database.destroy();
  const reports: unknown[] = [];
  const limit = limitOf({ database, report: (error) => reports.push(error) });
  expect([await limit.take('a'), await limit.take('a'), await limit.take('a')]).toEqual([0, 0, 30]);
  expect(reports).toHaveLength(1);
});
