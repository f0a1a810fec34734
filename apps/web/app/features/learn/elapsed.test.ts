import { expect, test } from 'vitest';
import { minutesAndSeconds } from './elapsed.ts';

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [65, '1:05'],
  [600, '10:00'],
  [3_725, '62:05'],
])('%i seconds are shown as %s', (seconds, shown) => {
  expect(minutesAndSeconds(seconds)).toBe(shown);
});
