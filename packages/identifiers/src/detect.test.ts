import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCases } from './case-table.fixture.ts';
import {
  detect,
  inputLimit,
  isbn10,
  parseDoi,
  parseInText,
  parseIsbn,
  parseTitle,
  parseUrl,
} from './index.ts';

describe('input is classified in the order of the specification', () => {
  test.each(readCases('detect'))('$about: $input', ({ input = '', kind, value }) => {
    expect(detect(input)).toMatchObject({ kind, value });
  });

  test('a text over 2,048 characters is unknown', () => {
    expect(detect(`10.1000/${'a'.repeat(inputLimit)}`).kind).toBe('unknown');
    expect(detect(`(Smith, ${' '.repeat(inputLimit)} 2020)`).kind).toBe('unknown');
  });
});

const registrant = fc.integer({ min: 1000, max: 999_999_999 });
const characters = [...'abcdefghijklmnopqrstuvwxyz0123456789-._/:'];
const suffix = fc.string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength: 40 });
const doi = fc.tuple(registrant, suffix).map(([number, text]) => `10.${number}/x${text}z`);
const nineDigits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 9, maxLength: 9 });
const isbn = nineDigits
  .map((nine) => [...'0123456789X'].map((check) => parseIsbn(nine + check)).find((valid) => valid))
  .filter((valid) => valid !== undefined);

describe('for every text', () => {
  test('a DOI survives what people put around it', () => {
    const around = fc.constantFrom(
      'X',
      'doi:X',
      'https://doi.org/X',
      '(X)',
      '<X>',
      'see X.',
      'X, and',
      '"X"',
      '[a](X)',
    );
    fc.assert(
      fc.property(doi, around, (name, frame) => parseDoi(frame.replace('X', name.toUpperCase())) === name),
    );
  });

  test('an ISBN-13 and its ISBN-10 are the same book', () => {
    fc.assert(fc.property(isbn, (digits) => parseIsbn(isbn10(digits) ?? '') === digits));
  });

  test('one changed digit makes an ISBN invalid', () => {
    const change = fc.tuple(isbn, fc.nat(12), fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(change, ([digits, at, by]) => {
        const other = String((Number(digits.charAt(at)) + by) % 10);
        return parseIsbn(digits.slice(0, at) + other + digits.slice(at + 1)) === undefined;
      }),
    );
  });

  test('a detected value is read the same by its own reader, and again', () => {
    const text = fc.oneof(
      fc.string(),
      fc.webUrl(),
      doi,
      isbn,
      fc.string({ unit: fc.constantFrom(...'10.(), Aa/2020-:') }),
    );
    const readers = { doi: parseDoi, isbn: parseIsbn, url: parseUrl, title: parseTitle };
    fc.assert(
      fc.property(text, (typed) => {
        const { kind, value } = detect(typed);
        if (kind === 'intext') expect(parseInText(value)).toEqual(parseInText(typed));
        else if (kind !== 'unknown')
          expect([readers[kind](typed), readers[kind](value)]).toEqual([value, value]);
      }),
    );
  });
});
