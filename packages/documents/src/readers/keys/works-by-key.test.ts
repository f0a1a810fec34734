import { expect, test } from 'vitest';
import { worksByKey } from './works-by-key.ts';

test('the works of a file are known by their keys', () => {
  const works = worksByKey('@book{okafor, title={Rivers}}\n@book{berg, title={Locks}}');
  expect([...works].map(([key, { title }]) => [key, title])).toEqual([
    ['okafor', 'Rivers'],
    ['berg', 'Locks'],
  ]);
});

test('a file that cannot be read has no works', () => {
  expect(worksByKey('once upon a time').size).toBe(0);
});

test.each([
  ['an entry of 1,001 fields', `@book{a, ${'x=1,'.repeat(1_001)}}`],
  ['JSON of 100,001 values in a record', `[{"id":"a","title":[${'1,'.repeat(100_001)}1]}]`],
])('a file that holds too much is told from one without works: %s', (_, text) => {
  expect(() => worksByKey(text)).toThrow(expect.objectContaining({ code: 'TOO_LARGE' }));
});
