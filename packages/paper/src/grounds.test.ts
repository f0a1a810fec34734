import { expect, it } from 'vitest';
import { shareTrue } from './grounds.ts';

it.each([
  ['many true ones are told', 'missing: several names', true],
  ['few true ones among others are told under "perhaps"', 'missing: weak cue', false],
  ['none that were ever seen are told under "perhaps"', 'unused-keys: a library', false],
  ['what the source itself shows is told', 'key-case', true],
] as const)('findings on grounds with %s', (_, grounds, isSure) => {
  expect(shareTrue(grounds) >= 0.8).toBe(isSure);
});
