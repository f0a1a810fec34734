import { expect, test } from 'vitest';
import { isRightToLeft } from './right-to-left.ts';

test.each([
  ['כהן, א. (2019). נהרות. הוצאת מאגנס.', true],
  ['[1] محفوظ، نجيب. أولاد حارتنا. دار الآداب، 1959.', true],
  ['2019. ܡܬܠܐ', true],
  ['Mahfouz, N. (1959). أولاد حارتنا. Dar al-Adab.', false],
  ['https://doi.org/10.1000/1 נהרות', false],
  ['(2019)', false],
  ['', false],
])('%s', (text, expected) => {
  expect(isRightToLeft(text)).toBe(expected);
});
