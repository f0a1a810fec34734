import { expect, test } from 'vitest';
import { workedAt } from './worked.ts';

const first = { user: 500_000, system: 20_000 };
const last = { user: 1_700_000, system: 120_000 };

test('a thread has worked for the processor time between the looks at it, and since the last one', () => {
  expect(workedAt({ at: 9_900, first, last }, 10_000)).toBe(1_400);
});

test('a thread that nobody could look at has worked all the time', () => {
  expect(workedAt(undefined, 10_000)).toBe(Number.POSITIVE_INFINITY);
});
