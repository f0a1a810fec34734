import { expect, test } from 'vitest';
import { createSpentSeconds } from './spent-seconds.ts';

function spentAt() {
  const clock = { now: 0 };
  return { clock, ...createSpentSeconds(30, () => clock.now) };
}

test('a network that has used up its seconds is told when it has some again, and others are not held up', () => {
  const { admit, charge } = spentAt();
  charge('203.0.113.1', 35_000);
  expect(() => admit('203.0.113.1')).toThrow(
    expect.objectContaining({ code: 'RATE_LIMITED', retryAfter: 11 }),
  );
  expect(() => admit('203.0.113.2')).not.toThrow();
});

test('what was spent comes back little by little', () => {
  const { admit, charge, clock } = spentAt();
  charge('203.0.113.1', 35_000);
  clock.now = 9_900;
  expect(() => admit('203.0.113.1')).toThrow();
  clock.now = 10_100;
  expect(() => admit('203.0.113.1')).not.toThrow();
});

test('of many networks those that read last are remembered', () => {
  const { admit, charge } = spentAt();
  charge('first', 60_000);
  for (let network = 0; network < 9_999; network++) charge(`network ${network}`, 1);
  expect(() => admit('first')).toThrow();
  charge('one more', 1);
  expect(() => admit('first')).not.toThrow();
});
