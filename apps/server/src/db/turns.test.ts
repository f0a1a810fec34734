import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from './databases.fixture.ts';
import { forgetFullKeys, takeTurn } from './turns.ts';

const now = Date.UTC(2026, 4, 1);
const allowance = { most: 20, period: 60_000 };

describeOnEveryDatabase('turns', (open) => {
  test('are given once, however many ask at the same moment', async () => {
    const database = await open();
    const waits = await Promise.all(
      Array.from({ length: 30 }, () => takeTurn(database, 'a', now, allowance)),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(20);
    expect(Math.max(...waits)).toBe(3_000);
    expect(await takeTurn(database, 'b', now, allowance)).toBe(0);
  });

  test('come back evenly', async () => {
    const database = await open();
    for (let use = 0; use < 20; use++) await takeTurn(database, 'a', now, allowance);
    expect(await takeTurn(database, 'a', now + 2_000, allowance)).toBe(1_000);
    expect(await takeTurn(database, 'a', now + 3_000, allowance)).toBe(0);
    expect(await takeTurn(database, 'a', now + 3_000, allowance)).toBe(3_000);
  });

  test('that a wrong clock put off for days are there', async () => {
    const database = await open();
    await takeTurn(database, 'a', now + 86_400_000, allowance);
    expect(await takeTurn(database, 'a', now, allowance)).toBe(0);
  });

  test('are forgotten when all are there again', async () => {
    const database = await open();
    await takeTurn(database, 'a', now, allowance);
    await forgetFullKeys(database, now + 3_000);
    expect(await database.selectFrom('turns').selectAll().execute()).toEqual([]);
  });
});
