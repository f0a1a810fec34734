import { describe, expect, test } from 'vitest';
import { readCases } from '../case-table.ts';
import { parseDoi } from './index.ts';

describe('a DOI is read bare and in lower case', () => {
  test.each(readCases('doi'))('$about: $input', ({ input = '', doi }) => {
    expect(parseDoi(input)).toBe(doi || undefined);
  });
});
