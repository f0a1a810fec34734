import { expect, it } from 'vitest';
import { runParallel } from './run-parallel.ts';

it('all calls are made, at most six in parallel', async () => {
  let running = 0;
  let most = 0;
  const outcome = await runParallel(
    Array.from({ length: 20 }, (_, n) => n),
    async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
    },
  );
  expect(outcome.done).toHaveLength(20);
  expect(most).toBe(6);
});

it('a failure does not stop the other calls and is returned', async () => {
  const failure = new Error('no');
  const outcome = await runParallel([1, 2, 3], (n) =>
    n === 2 ? Promise.reject(failure) : Promise.resolve(),
  );
  expect(outcome.done.sort()).toEqual([1, 3]);
  expect(outcome.failure).toBe(failure);
});
