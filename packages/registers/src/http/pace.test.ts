import { expect, it } from 'vitest';
import { createPace } from './pace.ts';

function stillClock() {
  let now = 1_000;
  return {
    now: () => now,
    monotonic: () => now,
    sleep: async () => undefined,
    advance: (ms: number) => {
      now += ms;
    },
  };
}

it('no more than the allowed number start within any window', () => {
  const clock = stillClock();
  const pace = createPace(clock, { count: 2, window: 1_000 });
  expect([pace.take(), pace.take(), pace.take(), pace.take(), pace.take()]).toEqual([
    0, 0, 1_000, 1_000, 2_000,
  ]);
  clock.advance(5_000);
  expect(pace.take()).toBe(0);
});

it('a start too far away is not waited for', () => {
  const pace = createPace(stillClock(), { count: 1, window: 3_000 });
  expect([pace.take(), pace.take(), pace.take()]).toEqual([0, 3_000, undefined]);
  expect(pace.retryAfter()).toBe(6);
});

it('a pause holds for as long as the service asks, ten minutes at most', () => {
  const clock = stillClock();
  const pace = createPace(clock, undefined);
  pace.pause(86_400_000);
  expect(pace.take()).toBeUndefined();
  expect(pace.retryAfter()).toBe(600);
  clock.advance(600_000);
  expect(pace.take()).toBe(0);
});

it('a stricter announced rate is obeyed, a looser one is not used up', () => {
  const pace = createPace(stillClock(), { count: 5, window: 1_000 });
  pace.obey({ count: 50, window: 1_000 });
  pace.obey({ count: 1, window: 1_000 });
  expect([pace.take(), pace.take()]).toEqual([0, 1_000]);
});
