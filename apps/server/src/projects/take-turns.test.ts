import { expect, test } from 'vitest';
import { createTurns, mapInTurns, takeSteps } from './take-turns.ts';

test('work in steps comes to what it gives in the end', async () => {
  function* count(): Generator<undefined, number> {
    let steps = 0;
    while (steps < 1_000) {
      steps += 1;
      yield;
    }
    return steps;
  }
  expect(await takeSteps(count())).toBe(1_000);
});

test('a failure among the steps is told', async () => {
  function* fail(): Generator<undefined, never> {
    yield;
    throw new Error('no such step');
  }
  await expect(takeSteps(fail())).rejects.toThrow('no such step');
});

test('others have their turn when twelve milliseconds are over, and not before', async () => {
  let now = 0;
  let others = 0;
  const pause = createTurns(() => now);
  expect(pause()).toBeUndefined();
  now = 12;
  setImmediate(() => {
    others += 1;
  });
  await pause();
  expect(others).toBe(1);
  expect(pause()).toBeUndefined();
});

test('what is made in turns of many values stands in their order', async () => {
  const values = Array.from({ length: 5_000 }, (_, at) => at);
  expect(await mapInTurns(values, (value) => 2 * value)).toEqual(values.map((value) => 2 * value));
});
