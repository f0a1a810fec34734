import { expect, test } from 'vitest';
import { article } from '../records.fixture.ts';
import { writeBibtex } from './write.ts';

test('a record in BibTeX keeps its fields, its italics and its capitals', () => {
  expect([...writeBibtex([article])].join('')).toBe(`@article{okafor2019growth,
  author = {Okafor, Ada and van der Berg, Jan and {River Institute}},
  title = {Growth of \\textit{Salmo trutta} under 50\\% light \\& {DNA} repair},
  journal = {Journal of Rivers},
  year = {2019},
  month = may,
  day = {1},
  number = {3},
  volume = {12},
  pages = {45--67},
  keywords = {rivers, fish},
  doi = {10.1000/rivers_1}
}
`);
});

test('records with the same author, year and title get different keys', () => {
  const keys = [...writeBibtex([article, article, article])].join('').match(/(?<=^@article\{)[^,]+/gm);
  expect(keys).toEqual(['okafor2019growth', 'okafor2019growth-2', 'okafor2019growth-3']);
});
