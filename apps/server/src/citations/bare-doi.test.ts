import { expect, test } from 'vitest';
import { withBareDoi } from './bare-doi.ts';

test.each([
  ['10.1038/nature14539', '10.1038/nature14539'],
  ['10.1234/ABC', '10.1234/ABC'],
  ['https://doi.org/10.1234/ABC', '10.1234/abc'],
  ['http://dx.doi.org/10.1038/nature14539', '10.1038/nature14539'],
  ['doi:10.1038/nature14539', '10.1038/nature14539'],
  ['DOI 10.1038/nature14539', '10.1038/nature14539'],
  ['forthcoming', 'forthcoming'],
])('the DOI %j is kept as %j', (given, kept) => {
  expect(withBareDoi({ type: 'book', DOI: given })).toEqual({ type: 'book', DOI: kept });
});

test('an item without a DOI gets none', () => {
  expect(withBareDoi({ DOI: undefined })).toEqual({ DOI: undefined });
});
