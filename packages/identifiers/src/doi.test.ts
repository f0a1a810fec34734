import { describe, expect, test } from 'vitest';
import { readCases } from './case-table.fixture.ts';
import { bareDoi, parseDoi } from './index.ts';

describe('a DOI is read bare and in lower case', () => {
  test.each(readCases('doi'))('$about: $input', ({ input = '', doi }) => {
    expect(parseDoi(input)).toBe(doi || undefined);
  });
});

test.each([
  ['a bare one as typed', ' 10.17487/RFC9110 ', '10.17487/RFC9110'],
  ['an address without the address', 'https://doi.org/10.1038/NATURE14539', '10.1038/nature14539'],
  ['one behind "doi:" without it', 'doi: 10.1038/nature14539', '10.1038/nature14539'],
  ['other text as typed', 'forthcoming', 'forthcoming'],
])('the DOI as typed gives %s', (_, typed, bare) => {
  expect(bareDoi(typed)).toBe(bare);
});
