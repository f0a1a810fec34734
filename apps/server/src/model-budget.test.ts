import { expect, test } from 'vitest';
import { createModelBudget } from './model-budget.ts';

const minute = 60_000;
const day = 86_400_000;

/** A clock that stands still until it is set. */
function stoppedClock() {
  const clock = { time: 20_000 * day, now: () => clock.time, monotonic: () => clock.time };
  return clock;
}

async function takes(budget: ReturnType<typeof createModelBudget>, session: string, times: number) {
  const taken = [];
  for (let use = 0; use < times; use++) taken.push(await budget.take(session));
  return taken.filter(Boolean).length;
}

test('a session may ask so often in a minute, and again later', async () => {
  const clock = stoppedClock();
  const budget = createModelBudget({ perDay: 100, sessionPerMinute: 3 }, clock);
  expect(await takes(budget, 'one', 5)).toBe(3);
  expect(await takes(budget, 'two', 5)).toBe(3);
  clock.time += minute;
  expect(await takes(budget, 'one', 5)).toBe(3);
});

test('all sessions together may ask so often a day; what was refused costs nothing', async () => {
  const clock = stoppedClock();
  const budget = createModelBudget({ perDay: 4, sessionPerMinute: 2 }, clock);
  expect(await takes(budget, 'one', 9)).toBe(2);
  expect(await takes(budget, 'two', 9)).toBe(2);
  expect(await takes(budget, 'three', 1)).toBe(0);
  clock.time += day;
  expect(await takes(budget, 'three', 1)).toBe(1);
});

test('a clock that is set back does not give the day again', async () => {
  const clock = stoppedClock();
  const budget = createModelBudget({ perDay: 1, sessionPerMinute: 9 }, clock);
  await budget.take('one');
  clock.time -= day;
  expect(await budget.take('one')).toBe(false);
});

test('a budget of nothing keeps the model out', async () => {
  const budget = createModelBudget({ perDay: 0, sessionPerMinute: 9 }, stoppedClock());
  expect(await budget.take('one')).toBe(false);
});
