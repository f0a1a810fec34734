import { expect, it } from 'vitest';
import { diffWords, type Mark } from './word-diff.ts';

const short: Record<Mark, string> = { same: '=', removed: '-', inserted: '+' };
const steps = (before: string, after: string) =>
  diffWords(before.split(' ').filter(Boolean), after.split(' ').filter(Boolean))
    .map((mark) => short[mark])
    .join('');

const cases: [before: string, after: string, expected: string][] = [
  ['a b c', 'a b c', '==='],
  ['a b c', 'a x c', '=-+='],
  ['a b c', 'a c', '=-='],
  ['a c', 'a b c', '=+='],
  ['', 'a b', '++'],
  ['a b', '', '--'],
  ['a b c d e', 'b x d', '-=-+=-'],
  ['a a a', 'a a', '==-'],
];

for (const [before, after, expected] of cases) {
  it(`"${before}" becomes "${after}" by ${expected}`, () => {
    expect(steps(before, after)).toBe(expected);
  });
}

it('very long texts are exchanged as a whole, but for their common ends', () => {
  const many = (letter: string) => Array.from({ length: 1_600 }, (_, index) => letter + index);
  const marks = diffWords(['same', ...many('a'), 'end'], ['same', ...many('b'), 'end']);
  expect(marks.filter((mark) => mark === 'same')).toHaveLength(2);
  expect(marks).toHaveLength(3_202);
});
