import { expect, test } from 'vitest';
import { temporaryDatabase } from './app.fixture.ts';
import { describeOnEveryDatabase } from './db/databases.fixture.ts';
import { forgetOldUses } from './db/rate-limits.ts';
import type { Database } from './db/schema.ts';
import { createModelBudget } from './model-budget.ts';

const minute = 60_000;
const day = 86_400_000;

/** A clock that only moves when it is set. */
function stoppedClock() {
  const clock = { time: 20_000 * day + day / 2, now: () => clock.time };
  return clock;
}

type Limits = { perDay: number; sessionPerMinute: number };

function budgetOf(database: Database, limits: Limits, clock: { now: () => number }) {
  return createModelBudget(database, limits, clock, (error) => {
    throw error;
  });
}

async function takes(budget: ReturnType<typeof createModelBudget>, session: string, times: number) {
  const taken = [];
  for (let use = 0; use < times; use++) taken.push(await budget.take(session));
  return taken.filter(Boolean).length;
}

describeOnEveryDatabase('the budget of the model', (open) => {
  test('a session may ask so often in a minute, and again later', async () => {
    const clock = stoppedClock();
    const budget = budgetOf(await open(), { perDay: 100, sessionPerMinute: 3 }, clock);
    expect(await takes(budget, 'one', 5)).toBe(3);
    expect(await takes(budget, 'two', 5)).toBe(3);
    clock.time += minute / 3;
    expect(await takes(budget, 'one', 5)).toBe(0);
    clock.time += minute;
    expect(await takes(budget, 'one', 5)).toBe(3);
  });

  test("the daily limit applies to all sessions together; a request refused by a session's limit costs nothing", async () => {
    const clock = stoppedClock();
    const budget = budgetOf(await open(), { perDay: 4, sessionPerMinute: 2 }, clock);
    expect(await takes(budget, 'one', 9)).toBe(2);
    expect(await takes(budget, 'two', 9)).toBe(2);
    expect(await takes(budget, 'three', 1)).toBe(0);
    clock.time += day;
    expect(await takes(budget, 'three', 1)).toBe(1);
  });

  test('several instances spend one budget, even at once', async () => {
    const clock = stoppedClock();
    const database = await open();
    const limits = { perDay: 10, sessionPerMinute: 7 };
    const instances = [1, 2, 3].map(() => budgetOf(database, limits, clock));
    const asked = Array.from({ length: 60 }, (_, at) => {
      return instances[at % 3]?.take(at % 2 === 0 ? 'one' : 'two');
    });
    expect((await Promise.all(asked)).filter(Boolean).length).toBe(10);
  });

  test('a clock that is set back does not give the day or the minute again', async () => {
    const clock = stoppedClock();
    const budget = budgetOf(await open(), { perDay: 3, sessionPerMinute: 2 }, clock);
    expect(await takes(budget, 'one', 9)).toBe(2);
    clock.time -= minute / 2;
    expect(await takes(budget, 'two', 9)).toBe(1);
    clock.time -= day;
    expect(await takes(budget, 'three', 1)).toBe(0);
  });

  test('a clock that was far ahead blocks no session', async () => {
    const clock = stoppedClock();
    const budget = budgetOf(await open(), { perDay: 2, sessionPerMinute: 2 }, clock);
    clock.time += 1_000 * day;
    expect(await takes(budget, 'one', 9)).toBe(2);
    clock.time -= 1_000 * day;
    expect(await takes(budget, 'one', 9)).toBe(2);
  });

  test('sessions whose questions count no more are forgotten', async () => {
    const clock = stoppedClock();
    const database = await open();
    const budget = budgetOf(database, { perDay: 9, sessionPerMinute: 1 }, clock);
    await budget.take('early');
    clock.time += 2 * minute;
    await budget.take('late');
    await forgetOldUses(database, clock.now());
    const left = await database.selectFrom('turns').select('key').execute();
    expect(left).toEqual([{ key: 'model late' }]);
    expect(await takes(budget, 'late', 1)).toBe(0);
  });
});

test('a budget of zero disables the model', async () => {
  const budget = budgetOf(await temporaryDatabase(), { perDay: 0, sessionPerMinute: 9 }, stoppedClock());
  expect(await budget.take('one')).toBe(false);
});

test('while the database is unavailable nothing is spent', async () => {
  const database = await temporaryDatabase();
  const reports: unknown[] = [];
  const budget = createModelBudget(database, { perDay: 9, sessionPerMinute: 9 }, stoppedClock(), (error) =>
    reports.push(error),
  );
  await database.schema.dropTable('model_days').execute();
  expect([await budget.take('one'), reports.length]).toEqual([false, 1]);
});
