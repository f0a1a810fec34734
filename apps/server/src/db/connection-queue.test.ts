import { expect, test } from 'vitest';
import { createConnectionQueue } from './connection-queue.ts';

/** A queue that one request leaves every `pace` milliseconds, while another one arrives each millisecond. */
function queueWith(pace: number) {
  let now = 1_000;
  let standing = 0;
  const queue = createConnectionQueue(() => now);
  function arrivals(milliseconds: number): { joined: number; longest: number } {
    let joined = 0;
    let longest = 0;
    for (const end = now + milliseconds; now < end; now++) {
      if (standing > 0 && now % pace === 0) {
        queue.leave();
        standing -= 1;
      }
      if (!queue.mayJoin()) continue;
      queue.join();
      standing += 1;
      joined += 1;
      longest = Math.max(longest, standing);
    }
    return { joined, longest };
  }
  function pause(milliseconds: number): void {
    for (; standing > 0; standing--) queue.leave();
    now += milliseconds;
  }
  /** Sends requests at once; returns how many were accepted. */
  function burst(size: number): number {
    const before = standing;
    for (let one = 0; one < size; one++) {
      if (!queue.mayJoin()) continue;
      queue.join();
      standing += 1;
    }
    return standing - before;
  }
  return { arrivals, pause, burst };
}

test('a burst is accepted as a whole, regardless of its duration', () => {
  const { arrivals } = queueWith(5);
  expect(arrivals(100)).toEqual({ joined: 100, longest: 81 });
});

test('the queue is never longer than a hundred', () => {
  expect(queueWith(1_000).arrivals(100).longest).toBe(100);
  expect(queueWith(1_000).arrivals(500).joined).toBe(100);
});

test('under overload requests that would wait long are refused', () => {
  const { arrivals } = queueWith(5);
  arrivals(3_000);
  const { joined, longest } = arrivals(1_000);
  expect(longest).toBeLessThan(25);
  expect(joined).toBeGreaterThan(180);
});

test('bursts are accepted again after five seconds without a refusal', () => {
  const { arrivals, pause } = queueWith(5);
  arrivals(3_000);
  pause(4_000);
  expect(arrivals(50).joined).toBeLessThan(20);
  pause(5_100);
  expect(arrivals(50).joined).toBe(50);
});

test('after an overload the queue does not grow long again', () => {
  const { arrivals, pause } = queueWith(5);
  arrivals(3_000);
  for (let time = 0; time < 5; time++) {
    pause(1_000);
    expect(arrivals(1_000).longest).toBeLessThan(10);
  }
});

test('requests of one moment are accepted together, soon after an overload too', () => {
  const { arrivals, pause, burst } = queueWith(5);
  arrivals(3_000);
  pause(600);
  expect(burst(50)).toBe(50);
});
