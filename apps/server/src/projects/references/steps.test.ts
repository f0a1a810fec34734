import { expect, test } from 'vitest';
import { createPauses, mapInSteps, runSteps } from './steps.ts';

test('a generator is run to its result', async () => {
  function* count(): Generator<undefined, number> {
    let steps = 0;
    while (steps < 1_000) {
      steps += 1;
      yield;
    }
    return steps;
  }
  expect(await runSteps(count())).toBe(1_000);
});

test('an error of a step rejects the whole', async () => {
  function* fail(): Generator<undefined, never> {
    yield;
    throw new Error('no such step');
  }
  await expect(runSteps(fail())).rejects.toThrow('no such step');
});

test('other requests are served after twelve milliseconds, several times, and not before', async () => {
  let now = 0;
  let served = 0;
  const pauseIfDue = createPauses(() => now);
  expect(pauseIfDue()).toBeUndefined();
  now = 12;
  setImmediate(() => {
    served += 1;
  });
  await pauseIfDue();
  expect(served).toBe(1);
  expect(pauseIfDue()).toBeUndefined();
});

test('mapped values keep their order', async () => {
  const values = Array.from({ length: 5_000 }, (_, at) => at);
  expect(await mapInSteps(values, (value) => 2 * value)).toEqual(values.map((value) => 2 * value));
});
