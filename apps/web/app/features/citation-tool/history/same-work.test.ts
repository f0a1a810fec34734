import type { CitationItem, CitationResponse } from '@citewright/contract';
import { expect, test } from 'vitest';
import { sameWork } from './same-work.ts';

const nova = [{ family: 'Nova', given: 'N.' }];
const issued = { 'date-parts': [[2020]] };

const listed: CitationItem[] = [
  { id: 'article', type: 'article-journal', title: 'Deep learning', DOI: '10.1038/nature14539' },
  { id: 'book', type: 'book', title: 'Rivers', ISBN: '978-0-226-45808-3', author: nova, issued },
  { id: 'page', type: 'webpage', title: 'Health', URL: 'https://www.who.int/data/gho/', issued },
];
const entries = listed.map((item, id) => ({ id, citation: { item } as unknown as CitationResponse }));

test.each<[string, Omit<CitationItem, 'id'>, string | undefined]>([
  ['its DOI', { type: 'article-journal', title: 'Deep learning', DOI: '10.1038/NATURE14539' }, 'article'],
  ['its ISBN-10', { type: 'book', title: 'Rivers', ISBN: '0226458083' }, 'book'],
  ['its title, author and year', { type: 'book', title: 'Rivers.', author: nova, issued }, 'book'],
  ['the same page, by its title', { type: 'webpage', title: 'Health', issued }, 'page'],
])('a work is known by %s', (_, item, expected) => {
  expect(sameWork({ ...item, id: 'new' }, entries)?.citation.item.id).toBe(expected);
});

test.each<[string, Omit<CitationItem, 'id'>]>([
  ['with another DOI', { type: 'article-journal', title: 'Deep learning', DOI: '10.1038/nature14540' }],
  ['with another year', { type: 'book', title: 'Rivers', author: nova, issued: { 'date-parts': [[2021]] } }],
  ['of another author', { type: 'book', title: 'Rivers', author: [{ family: 'Moreau' }], issued }],
  ['that is a chapter of the book', { type: 'chapter', title: 'A chapter', ISBN: '9780226458083' }],
])('a work %s is another one', (_, item) => {
  expect(sameWork({ ...item, id: 'new' }, entries)).toBeUndefined();
});
