import { expect, it, test } from 'vitest';
import { commonWords } from './common-words.ts';

const wordsOf = (text: string) => text.split(' ').filter(Boolean);

test.each([
  ['a b c', 'a b c', '0-0 1-1 2-2'],
  ['a b c', 'a x c', '0-0 2-2'],
  ['a b c', 'a c', '0-0 2-1'],
  ['a c', 'a b c', '0-0 1-2'],
  ['', 'a b', ''],
  ['a b', '', ''],
  ['a b c d e', 'b x d', '1-0 3-2'],
  ['a a a', 'a a', '0-0 1-1'],
])('"%s" and "%s" have in common %j', (one, other, pairs) => {
  expect(
    commonWords(wordsOf(one), wordsOf(other))
      .map((pair) => pair.join('-'))
      .join(' '),
  ).toBe(pairs);
});

it('has only the ends of very long texts in common', () => {
  const many = (letter: string) => Array.from({ length: 2_100 }, (_, index) => letter + (index % 7));
  const pairs = commonWords(['same', ...many('a'), 'end'], ['same', 'a3', ...many('b'), 'end']);
  expect(pairs).toEqual([
    [0, 0],
    [2_101, 2_102],
  ]);
});
