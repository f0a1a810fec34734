import { expect, test } from 'vitest';
import { createMemoryShares } from './memory-shares.ts';

const shares = (used = 500) => createMemoryShares({ limit: 1_000, used: () => used });

test('both places have their share at the same time, and nobody gets more than that of its place', () => {
  const { most } = shares();
  expect([most('any', 100), most('any', 900), most('small', 100), most('small', 900)]).toEqual([
    100, 350, 100, 150,
  ]);
});

test('a process near its limit is short of memory', () => {
  expect([shares(950).isShort(), shares().isShort()]).toEqual([true, false]);
});
