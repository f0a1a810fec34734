import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

const ours = '99ba117e';
const newer = 'c0ffee42';

test.each<[what: string, answers: [seconds: number, mark: string | null][], isOlder: boolean]>([
  [
    'of its own build only',
    [
      [0, ours],
      [60, ours],
    ],
    false,
  ],
  ['of another build, once', [[100, newer]], false],
  [
    'of another build twice, at once',
    [
      [0, newer],
      [1, newer],
    ],
    false,
  ],
  [
    'of another build twice, half a minute apart',
    [
      [0, newer],
      [30, newer],
    ],
    true,
  ],
  [
    'of two other builds, one after the other',
    [
      [0, newer],
      [30, 'facade01'],
    ],
    true,
  ],
  [
    'of both builds by turns',
    [
      [0, newer],
      [20, ours],
      [40, newer],
      [60, ours],
      [69, newer],
    ],
    false,
  ],
  [
    'of another build, after both have answered by turns',
    [
      [0, newer],
      [20, ours],
      [40, newer],
      [71, newer],
    ],
    true,
  ],
  [
    'without a mark, as a network may take it away',
    [
      [0, null],
      [60, null],
    ],
    false,
  ],
  [
    'of another build with one without a mark between',
    [
      [0, newer],
      [20, null],
      [30, newer],
    ],
    true,
  ],
])('with answers %s', async (_, answers, isOlderAtLast) => {
  const { isOlder } = await import('./page-age.ts');
  const said = answers.map(([seconds, mark]) => isOlder(mark, ours, seconds * 1_000));
  expect(said).toEqual([...answers.slice(1).map(() => false), isOlderAtLast]);
});

test('a page that does not know its own build says nothing', async () => {
  const { isOlder } = await import('./page-age.ts');
  expect([0, 60_000].map((now) => isOlder(newer, undefined, now))).toEqual([false, false]);
});
