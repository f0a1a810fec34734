import { expect, it } from 'vitest';
import { findCitations, type Searchable, searchable } from './find-citations.ts';

const citation = (title: string, authors: string, year: string, kept: object = {}): Searchable => ({
  title,
  authors,
  year,
  plainText: `${authors} (${year}). ${title}. Nature.`,
  item: { id: 1, type: 'book', ...kept },
});
const list = [
  citation('Deep learning', 'LeCun, Yann', '2015', {
    keyword: 'networks, Machine learning',
    custom: {
      notes: 'Ask Per.',
      quotations: [{ text: 'Layers help' }, { text: 'Müde bin ich' }],
      tags: ['To read', 'art'],
    },
  }),
  citation('Éléments de géométrie', 'Peña, Ana', '1794', {
    annote: 'Of <i>triangles</i>.',
    custom: { tags: ['art history'] },
  }),
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
  ['ask per', [0]],
  ['layers mude', [0]],
  ['networks', [0]],
  ['art', [0, 1]],
  ['#art', [0]],
  ['#art-history', [1]],
  ['#to-read deep', [0]],
  ['#machine-learning', [0]],
  ['#machine', []],
  ['notes', []],
])('%j finds %j', (query, expected) => {
  expect(findCitations(searchable(list), query).map((found) => list.indexOf(found))).toEqual(expected);
});
