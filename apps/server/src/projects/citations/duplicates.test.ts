import type { CitationItem } from '@citewright/contract';
import { expect, test } from 'vitest';
import { createKnownWorks } from './duplicates.ts';

const work = (fields: Partial<CitationItem>): CitationItem => ({
  id: 'x',
  type: 'article-journal',
  title: 'Salt in rivers',
  author: [{ family: 'Okafor', given: 'Ada' }],
  issued: { 'date-parts': [[2019, 5]] },
  ...fields,
});

const same: [why: string, one: CitationItem, other: CitationItem, by: string][] = [
  [
    'the same DOI, however it is spelled',
    work({ DOI: '10.1000/A1' }),
    work({ DOI: 'https://doi.org/10.1000/a1', title: 'Else' }),
    'doi',
  ],
  [
    'the same ISBN, as 10 or 13 digits',
    work({ type: 'book', ISBN: '0-306-40615-2' }),
    work({ type: 'book', ISBN: '9780306406157', title: 'Salt in rivers: A history' }),
    'isbn',
  ],
  [
    'one of several ISBNs',
    work({ type: 'book', ISBN: '9780306406157 9783161484100' }),
    work({ type: 'book', ISBN: '9783161484100', author: undefined }),
    'isbn',
  ],
  [
    'title, year and first author, whatever marks and capitals',
    work({}),
    work({ title: 'SALT in <i>Rivers</i>!' }),
    'title',
  ],
  [
    'the first author in the letters of another keyboard',
    work({ author: [{ family: 'Große', given: 'Ute' }] }),
    work({ author: [{ family: 'Grosse', given: 'U.' }] }),
    'title',
  ],
  [
    'an umlaut of the first author that is spelled out',
    work({ author: [{ family: 'Müller' }] }),
    work({ author: [{ family: 'Mueller' }] }),
    'title',
  ],
];

test.each(same)('%s makes a duplicate', (_, one, other, by) => {
  const works = createKnownWorks([{ id: 7, item: one }]);
  expect(works.find(other)).toEqual({ id: 7, title: 'Salt in rivers', by });
});

const different: [why: string, one: CitationItem, other: CitationItem][] = [
  [
    'two chapters of one book',
    work({ type: 'chapter', ISBN: '9780306406157' }),
    work({ type: 'chapter', ISBN: '9780306406157', title: 'Else' }),
  ],
  [
    'two articles with the ISBN of their proceedings',
    work({ ISBN: '9780306406157', page: '1-9' }),
    work({ ISBN: '9780306406157', page: '10-19', title: 'Else' }),
  ],
  [
    'two books of another title under one ISBN',
    work({ type: 'book', ISBN: '9780306406157' }),
    work({ type: 'book', ISBN: '9780306406157', title: 'Else' }),
  ],
  [
    'two books with one ISBN and different DOIs',
    work({ type: 'book', ISBN: '9780306406157', DOI: '10.1000/1' }),
    work({ type: 'book', ISBN: '9780306406157', DOI: '10.1000/2' }),
  ],
  [
    'digits that fill the field of the ISBN',
    work({ type: 'book', ISBN: '1111111111' }),
    work({ type: 'book', ISBN: '1111111111', author: [{ family: 'Berg' }] }),
  ],
  [
    'two chapters with the DOI of their book',
    work({ type: 'chapter', DOI: '10.1000/1', page: '1-9' }),
    work({ type: 'chapter', DOI: '10.1000/1', page: '10-19', title: 'Else' }),
  ],
  ['another year', work({}), work({ issued: { 'date-parts': [[2020]] } })],
  ['another author', work({}), work({ author: [{ family: 'Berg' }] })],
  ['another author of one family', work({}), work({ author: [{ family: 'Okafor', given: 'Bo' }] })],
  ['the same title under another DOI', work({ DOI: '10.1000/1' }), work({ DOI: '10.1000/2' })],
  ['the same title in another issue', work({ volume: '1', issue: 2 }), work({ volume: '1', issue: '3' })],
  ['no title at all', work({ title: undefined }), work({ title: undefined })],
];

test.each(different)('%s makes none', (_, one, other) => {
  expect(createKnownWorks([{ id: 7, item: one }]).find(other)).toBeUndefined();
});

test('the first of several added works is found', () => {
  const works = createKnownWorks([]);
  works.add({ id: 1, item: work({}) });
  works.add({ id: 2, item: work({}) });
  expect(works.find(work({}))?.id).toBe(1);
});
