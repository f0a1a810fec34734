import { expect, it } from 'vitest';
import { citationCount } from './citation-count.ts';

it.each([
  [0, '0 citations'],
  [1, '1 citation'],
  [2, '2 citations'],
  [1_000, '1,000 citations'],
])('%i citations read %j', (count, expected) => {
  expect(citationCount(count)).toBe(expected);
});
