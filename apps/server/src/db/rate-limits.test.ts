import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from './databases.fixture.ts';
import { forgetOldUses, takeUse } from './rate-limits.ts';

const start = Date.UTC(2026, 4, 1);
const allowance = { max: 20, timeWindow: 60_000 };

const all = <Value>(count: number, ask: (turn: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => ask(turn)));

describeOnEveryDatabase('shared rate limits', (open) => {
  test('grant each use once, however many ask at the same moment', async () => {
    const database = await open();
    const waits = await all(30, () => takeUse(database, 'a', allowance, start));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(20);
    expect(Math.max(...waits)).toBe(65_000);
    expect(await takeUse(database, 'b', allowance, start)).toBe(0);
  });

  test('count keys with different windows apart', async () => {
    const database = await open();
    const hourly = { max: 1, timeWindow: 3_600_000 };
    const waits = [];
    for (const [key, limit] of [
      ['a', allowance],
      ['b', hourly],
      ['b', hourly],
      ['a', allowance],
    ] as const)
      waits.push(await takeUse(database, key, limit, start));
    expect(waits).toEqual([0, 0, 3_900_000, 0]);
  });

  test('give uses back when their window is over', async () => {
    const database = await open();
    for (let use = 0; use < 20; use++) await takeUse(database, 'a', allowance, start);
    expect(await takeUse(database, 'a', allowance, start + 64_000)).toBe(1_000);
    expect(await takeUse(database, 'a', allowance, start + 65_000)).toBe(0);
  });

  test('count uses by their cost', async () => {
    const database = await open();
    expect(await takeUse(database, 'a', allowance, start, 15)).toBe(0);
    expect(await takeUse(database, 'a', allowance, start, 6)).toBe(65_000);
    expect(await takeUse(database, 'a', allowance, start, 5)).toBe(0);
  });

  test('ignore times that a wrong clock wrote', async () => {
    const database = await open();
    await takeUse(database, 'a', allowance, start + 86_400_000);
    const waits = [];
    for (let use = 0; use < 21; use++) waits.push(await takeUse(database, 'a', allowance, start));
    expect(waits).toEqual([...Array(20).fill(0), 65_000]);
  });

  test('forget keys whose uses count no more', async () => {
    const database = await open();
    await takeUse(database, 'a', allowance, start);
    await forgetOldUses(database, start + 65_000);
    expect(await database.selectFrom('turns').selectAll().execute()).toEqual([]);
  });
});
