import { expect, it } from 'vitest';
import { findCitations, type Searchable, searchable } from './find-citations.ts';

const citation = (title: string, authors: string, year: string, annote?: string): Searchable => ({
  title,
  authors,
  year,
  plainText: `${authors} (${year}). ${title}. Nature.`,
  item: { id: 1, type: 'book', annote },
});
const list = [
  citation('Deep learning', 'LeCun, Yann', '2015'),
  citation('Éléments de géométrie', 'Peña, Ana', '1794', 'Of <i>triangles</i>.'),
];

it.each([
  ['', [0, 1]],
  ['   ', [0, 1]],
  ['deep', [0]],
  ['LECUN 2015', [0]],
  ['elements pena', [1]],
  ['nature', [0, 1]],
  ['deep 1794', []],
  ['triangles', [1]],
])('%j finds %j', (query, expected) => {
  expect(findCitations(searchable(list), query).map((found) => list.indexOf(found))).toEqual(expected);
});
