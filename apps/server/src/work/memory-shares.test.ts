import { expect, test } from 'vitest';
import { createMemoryShares, megabyte, places } from './memory-shares.ts';

const shares = (used = 500) => createMemoryShares({ limit: 1_000, used: () => used });

test('both places have their share at the same time, and nobody gets more than that of its place', () => {
  const { most } = shares();
  expect([most('any', 100), most('any', 900), most('small', 100), most('small', 900)]).toEqual([
    100, 353, 100, 207,
  ]);
});

test.each([
  [512, [1, 1]],
  [1_024, [3, 2]],
  [4_096, [15, 8]],
])(
  'of %i MB a place keeps the thread that read last, and more where its share holds them',
  (megabytes, kept) => {
    const { kept: keptAt } = createMemoryShares({ limit: megabytes * megabyte, used: () => 0 });
    expect(places.map(keptAt)).toEqual(kept);
  },
);

test('a process near its limit is short of memory', () => {
  expect([shares(950).isShort(), shares().isShort()]).toEqual([true, false]);
});
