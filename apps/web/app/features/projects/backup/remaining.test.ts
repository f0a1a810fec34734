import { expect, it } from 'vitest';
import { remaining } from './remaining.ts';

const end = Date.parse('2026-11-21T15:10:00.000Z');

it.each([
  ['2026-11-21T15:00:00.000Z', '10:00'],
  ['2026-11-21T15:00:00.400Z', '10:00'],
  ['2026-11-21T15:08:55.000Z', '1:05'],
  ['2026-11-21T15:10:00.000Z', '0:00'],
  ['2026-11-21T15:11:00.000Z', '0:00'],
])('at %s it holds for %s more', (now, expected) => {
  expect(remaining(end, Date.parse(now))).toBe(expected);
});
