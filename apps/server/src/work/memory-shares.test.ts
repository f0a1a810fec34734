import { expect, test } from 'vitest';
import { createMemoryShares, megabyte, places } from './memory-shares.ts';

const shares = (process = 0.5, heap = 0.3) =>
  createMemoryShares({ limit: 1_000, taken: () => ({ process, heap }) });

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
    const { kept: keptAt } = createMemoryShares({
      limit: megabytes * megabyte,
      taken: () => ({ process: 0, heap: 0 }),
    });
    expect(places.map(keptAt)).toEqual(kept);
  },
);

test.each([
  [0.6, 0.3, 'has enough', [false, false, false]],
  [0.6, 0.6, 'is busy', [true, false, false]],
  [0.8, 0.3, 'is tight, too', [true, true, false]],
  [0.95, 0.3, 'is short, too', [true, true, true]],
])('a process that has taken %d of its memory, and %d of its heap, %s', (process, heap, _, expected) => {
  const { isBusy, isTight, isShort } = shares(process, heap);
  expect([isBusy(), isTight(), isShort()]).toEqual(expected);
});
