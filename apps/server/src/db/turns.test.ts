import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from './databases.fixture.ts';
import { createTurns, forgetFullKeys } from './turns.ts';

const start = Date.UTC(2026, 4, 1);
const allowance = { most: 20, period: 60_000 };

const all = <Value>(count: number, ask: (turn: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => ask(turn)));

describeOnEveryDatabase('turns', (open) => {
  test('are given once, however many ask at the same moment', async () => {
    const { take } = createTurns(await open(), () => start);
    const waits = await all(30, () => take('a', allowance));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(20);
    expect(Math.max(...waits)).toBe(3_000);
    expect(await take('b', allowance)).toBe(0);
  });

  test('are given once by two instances that are asked at the same moment', async () => {
    const database = await open();
    const [one, other] = [createTurns(database, () => start), createTurns(database, () => start)];
    const waits = await all(60, (turn) =>
      (turn % 2 === 0 ? one : other).take(turn < 30 ? 'a' : `b ${turn % 3}`, allowance),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(20 + 30);
  });

  test('of keys with different periods are counted apart', async () => {
    const { take } = createTurns(await open(), () => start);
    const hourly = { most: 1, period: 3_600_000 };
    const waits = [take('a', allowance), take('b', hourly), take('b', hourly), take('a', allowance)];
    expect(await Promise.all(waits)).toEqual([0, 0, 3_600_000, 0]);
  });

  test('come back evenly', async () => {
    let now = start;
    const { take } = createTurns(await open(), () => now);
    for (let use = 0; use < 20; use++) await take('a', allowance);
    now = start + 2_000;
    expect(await take('a', allowance)).toBe(1_000);
    now = start + 3_000;
    expect(await all(2, () => take('a', allowance))).toEqual([0, 3_000]);
  });

  test('that a wrong clock put off for days are there', async () => {
    let now = start + 86_400_000;
    const { take } = createTurns(await open(), () => now);
    await take('a', allowance);
    now = start;
    expect(await all(21, () => take('a', allowance))).toEqual([...Array(20).fill(0), 3_000]);
  });

  test('that cannot be counted fail for everybody who waits', async () => {
    const database = await open();
    await database.destroy();
    const { take } = createTurns(database, () => start);
    const outcomes = await Promise.allSettled(['a', 'b', 'a'].map((key) => take(key, allowance)));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  });

  test('are asked for by a crowd when many do so at once', async () => {
    const turns = createTurns(await open(), () => start);
    await all(100, (turn) => turns.take(`a ${turn}`, allowance));
    expect(turns.isCrowded()).toBe(false);
    await all(200, (turn) => turns.take(`b ${turn}`, allowance));
    expect(turns.isCrowded()).toBe(true);
  });

  test('are forgotten when all are there again', async () => {
    const database = await open();
    await createTurns(database, () => start).take('a', allowance);
    await forgetFullKeys(database, start + 3_000);
    expect(await database.selectFrom('turns').selectAll().execute()).toEqual([]);
  });
});
