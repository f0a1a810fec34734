import { expect, it } from 'vitest';
import { duplicateIds, sameWork } from './duplicates.ts';

const article = {
  DOI: '10.1038/nature14539',
  title: 'Deep learning',
  issued: { 'date-parts': [[2015, 5, 28]] },
};

it.each([
  ['the same DOI, whatever its case', { DOI: '10.1038/NATURE14539' }, true],
  [
    'the same title and year, however it is set',
    { title: 'Deep Learning.', issued: { 'date-parts': [['2015']] } },
    true,
  ],
  ['the same title in another year', { title: 'Deep learning', issued: { 'date-parts': [[2016]] } }, false],
  ['another work', { title: 'Shallow learning', DOI: '10.1/x' }, false],
  ['a record without anything to tell it by', {}, false],
])('%s: the same work is %s', (_name, item, expected) => {
  expect(sameWork(item, [{ item: article }]) !== undefined).toBe(expected);
});

it('editions of a book are told by their ISBN, with or without hyphens', () => {
  expect(sameWork({ ISBN: '978-0-262-03561-3' }, [{ item: { ISBN: '9780262035613' } }])).toBeDefined();
});

it('of several citations of one work all but the first are duplicates', () => {
  const citations = [
    { id: 4, item: article },
    { id: 5, item: { title: 'Another' } },
    { id: 9, item: { DOI: article.DOI } },
    { id: 2, item: { title: 'Deep Learning', issued: article.issued } },
  ];
  expect([...duplicateIds(citations)]).toEqual([9, 2]);
});
