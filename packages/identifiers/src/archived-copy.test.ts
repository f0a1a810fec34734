import { expect, test } from 'vitest';
import { archivedCopy } from './archived-copy.ts';
import { readCases } from './case-table.fixture.ts';
import { inputLimit } from './input.ts';

test.each(readCases('archived-copy'))(
  '$about: $input',
  ({ input = '', archive, original, date, address }) => {
    const copy = archivedCopy(input);
    expect([copy?.archive, copy?.original, copy?.date?.join('-'), copy?.address]).toEqual(
      [archive, original, date, address].map((value) => value || undefined),
    );
  },
);

test('archives within archives are taken apart three times', () => {
  const prefix = 'https://web.archive.org/web/20200101123456/';
  expect(archivedCopy(`${prefix.repeat(3)}https://example.org/x`)?.original).toBe('https://example.org/x');
  expect(archivedCopy(`${prefix.repeat(5)}https://example.org/x`)?.original).toBe(
    `${prefix.repeat(2)}https://example.org/x`,
  );
});

test('an address over the limit is none', () => {
  const longest = 'https://web.archive.org/web/20200101123456/https://example.org/'.padEnd(inputLimit, 'a');
  expect(archivedCopy(longest)?.date).toEqual([2020, 1, 1]);
  expect(archivedCopy(`${longest}a`)).toBeUndefined();
});
