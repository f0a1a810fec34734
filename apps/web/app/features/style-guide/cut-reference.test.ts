import { expect, test } from 'vitest';
import { cutReference, withoutLinks } from './cut-reference.ts';

test('a reference is split before each beginning', () => {
  expect(cutReference('Reed, A. (1999). <i>Rivers</i>. Fjord.', ['(1999)', '<i>Rivers'])).toEqual([
    'Reed, A.',
    '(1999).',
    '<i>Rivers</i>. Fjord.',
  ]);
});

test('beginnings are searched in order', () => {
  expect(() => cutReference('Reed, A. (1999).', ['(1999)', 'Reed'])).toThrow('"Reed" is not in');
});

test('links are replaced by their URLs', () => {
  expect(withoutLinks('See <a href="https://a.example/">https://a.example/</a>.')).toBe(
    'See https://a.example/.',
  );
});
