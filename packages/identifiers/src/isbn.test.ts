import { describe, expect, test } from 'vitest';
import { readCases } from './case-table.fixture.ts';
import { isbn10, isIsbnLike, parseIsbn } from './index.ts';

describe('an ISBN is read as 13 digits when its check digit is right', () => {
  test.each(readCases('isbn'))('$about: $input', ({ input = '', isbn }) => {
    expect(parseIsbn(input)).toBe(isbn || undefined);
  });
});

describe('a text that was meant as an ISBN is known as such, valid or not', () => {
  test.each(readCases('isbn'))('$about: $input', ({ input = '', like }) => {
    expect(isIsbnLike(input)).toBe(like === 'yes');
  });
});

describe('the ISBN-10 of an ISBN-13', () => {
  test('exists under the prefix 978', () => expect(isbn10('9780306406157')).toBe('0306406152'));
  test('may end in X', () => expect(isbn10('9788472229679')).toBe('847222967X'));
  test('does not exist under 979', () => expect(isbn10('9791095546344')).toBeUndefined());
});
