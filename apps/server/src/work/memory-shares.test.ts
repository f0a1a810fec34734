import { expect, test } from 'vitest';
import { createMemoryShares, megabyte, places } from './memory-shares.ts';

const shares = (taken = 0.5) => createMemoryShares({ limit: 1_000, taken: () => taken });

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
    const { kept: keptAt } = createMemoryShares({ limit: megabytes * megabyte, taken: () => 0 });
    expect(places.map(keptAt)).toEqual(kept);
  },
);

test.each([
  [0.4, 'has enough', [false, false, false]],
  [0.6, 'is busy', [true, false, false]],
  [0.8, 'is tight, too', [true, true, false]],
  [0.95, 'is short, too', [true, true, true]],
])('a process that has taken %d of its memory %s', (taken, _, expected) => {
  const { isBusy, isTight, isShort } = shares(taken);
  expect([isBusy(), isTight(), isShort()]).toEqual(expected);
});
