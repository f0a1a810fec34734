import { expect, test } from 'vitest';
import { createRateLimiter } from './rate-limit.ts';

function limiterAt(perMinute: number) {
  const time = { now: 5_000 };
  return { time, limiter: createRateLimiter(perMinute, () => time.now) };
}

test('a full minute may be used at once, and not one more', () => {
  const { limiter } = limiterAt(20);
  const waits = Array.from({ length: 21 }, () => limiter.take('a'));
  expect(waits.slice(0, 20)).toEqual(Array(20).fill(0));
  expect(waits[20]).toBe(3);
});

test('room comes back evenly', () => {
  const { limiter, time } = limiterAt(20);
  for (let use = 0; use < 20; use++) limiter.take('a');
  time.now += 3_000;
  expect(limiter.take('a')).toBe(0);
  expect(limiter.take('a')).toBe(3);
});

test('a refused use does not lengthen the wait', () => {
  const { limiter } = limiterAt(60);
  for (let use = 0; use < 60; use++) limiter.take('a');
  expect(Array.from({ length: 100 }, () => limiter.take('a'))).toEqual(Array(100).fill(1));
});

test('keys do not share', () => {
  const { limiter } = limiterAt(1);
  expect([limiter.take('a'), limiter.take('b'), limiter.take('a')]).toEqual([0, 0, 60]);
});

test('uses that do not divide the minute evenly are all granted', () => {
  const { limiter } = limiterAt(7);
  expect(Array.from({ length: 8 }, () => limiter.take('a'))).toEqual([0, 0, 0, 0, 0, 0, 0, 9]);
});
