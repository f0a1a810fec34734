import { citedWorkSchema, itemLimits } from '@citewright/contract';
import { expect, test } from 'vitest';
import { cutText, fitItem, fitWork, type UnfittedWork } from './fit-work.ts';

const family = '👩‍👩‍👧‍👦';

test.each<[text: string, most: number, cut: string]>([
  ['Rivers', 6, 'Rivers'],
  ['Rivers and towns', 7, 'Rivers'],
  [`ab${family}c`, 5, 'ab'],
  [`${family}${family}`, family.length, family],
  ['e\u0301e\u0301', 3, 'e\u0301'],
  [`a${'\u0301'.repeat(20)}`, 5, `a${'\u0301'.repeat(4)}`],
  ['😀😀', 3, '😀'],
])('%j cut to %i characters is %j', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});

const book = { id: 'a', type: 'book', title: 'Rivers' };

test('a title that is too long is cut without leaving markup open', () => {
  const { title } = fitItem({ ...book, title: `<i>${'Rivers '.repeat(200)}</i>` });
  expect(title).toBe('Rivers '.repeat(200).slice(0, itemLimits.title).trimEnd());
});

test('names are cut, and their work keeps its authors', () => {
  const { author } = fitItem({ ...book, author: [{ family: 'O'.repeat(400), given: 'Ada' }] });
  expect(author).toEqual([{ family: 'O'.repeat(itemLimits.name), given: 'Ada' }]);
});

test('fields that the contract does not allow are left out', () => {
  const odd = { ...book, type: 'clay-tablet', abstract: 'a'.repeat(20_000), custom: { score: 1 } };
  expect(fitItem(odd)).toEqual({ ...book, type: 'document' });
});

const work: UnfittedWork = {
  item: book,
  evidence: { title: { source: 'crossref' } },
  verification: 'registry',
  record: { name: 'Crossref', url: 'https://doi.org/10.1000/a' },
  notices: [],
};

test.each<[what: string, work: UnfittedWork, lost: object]>([
  ['an identifier', { ...work, item: { ...book, id: 'x'.repeat(3_000) } }, { item: { ...book, id: 'work' } }],
  [
    'an address of a record',
    { ...work, record: { name: 'A', url: 'x'.repeat(3_000) } },
    { record: undefined },
  ],
  ['a source', { ...work, evidence: { title: { source: 'x'.repeat(300) } } }, { evidence: {} }],
  ['a notice', { ...work, notices: [{ code: 'a', message: 'x'.repeat(3_000) }] }, { notices: [] }],
  ['a locator', { ...work, locator: { label: 'page', value: 'x'.repeat(3_000) } }, { locator: undefined }],
])('%s that is too long is left out of a work', (_, unfitted, lost) => {
  const fitted = fitWork(unfitted);
  expect(citedWorkSchema.parse(fitted)).toEqual(fitted);
  expect(fitted).toMatchObject(lost);
});
