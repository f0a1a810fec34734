import type { Item } from '@citewright/record';
import type { SourceRecord } from '@citewright/registers';
import { expect, test } from 'vitest';
import { judge } from './judge.ts';

const item: Item = {
  id: '',
  type: 'article-journal',
  title: 'The growth of northern rivers',
  author: [{ family: 'Okafor', given: 'Ada' }],
  issued: { 'date-parts': [[2019]] },
  'container-title': 'River Studies',
  volume: '12',
  page: '45-67',
  DOI: '10.5555/rivers',
};
const identified: SourceRecord = {
  source: 'crossref',
  item,
  evidence: {},
  notices: [],
  record: { name: 'Crossref', url: 'https://doi.org/10.5555/rivers' },
};

const { title: _, ...untitled } = item;
const known = { identified, candidates: [], isUnanswered: false, isUncheckable: false };

const preprint: SourceRecord = {
  ...identified,
  item: {
    ...item,
    type: 'article',
    DOI: '10.48550/arXiv.1901.00001',
    'container-title': undefined,
    volume: undefined,
    page: undefined,
  },
};

test.each<[what: string, listed: Partial<Item>, candidates: SourceRecord[], expected: string]>([
  ['another year', { issued: { 'date-parts': [[2018]] } }, [], 'differs issued'],
  ['another volume', { volume: '13' }, [], 'differs volume'],
  ['a journal that its preprint does not name', { DOI: preprint.item.DOI }, [], 'differs container-title'],
  ['the journal of its publication', { DOI: preprint.item.DOI }, [identified], 'confirmed '],
])('what a record contradicts is never hidden: %s', (_what, changes, candidates, expected) => {
  const own = changes.DOI === undefined ? identified : preprint;
  const { verdict, differences } = judge({ ...item, ...changes }, { ...known, identified: own, candidates });
  expect(`${verdict} ${differences.map(({ field }) => field).join(', ')}`).toBe(expected);
});

test.each<[what: string, listed: Item, verdict: string]>([
  ['a reference without a title', untitled, 'confirmed'],
  ['an identifier and nothing else', { id: '', type: 'document', DOI: '10.5555/rivers' }, 'confirmed'],
  [
    'authors and a year of others, without a title',
    { ...untitled, author: [{ family: 'Berg', given: 'Jan' }], issued: { 'date-parts': [[1987]] } },
    'other-work',
  ],
  ['another title', { ...item, title: 'Locks that nobody has ever opened' }, 'other-work'],
])('the record of an identifier beside %s', (_what, listed, verdict) => {
  expect(judge(listed, known).verdict).toBe(verdict);
});

test.each<[what: string, doi: string, expected: string]>([
  ['that another register has', '10.5555/RIVERS', 'confirmed '],
  ['that nobody has', '10.5555/rivers.2', 'differs DOI'],
])('a DOI that its own register lacks and %s', (_what, DOI, expected) => {
  const { verdict, differences } = judge(
    { ...item, DOI },
    { ...known, identified: 'unknown', candidates: [identified] },
  );
  expect(`${verdict} ${differences.map(({ field }) => field).join(', ')}`).toBe(expected);
});

test('a difference has the names as the list prints them', () => {
  const held: Item = { ...item, author: [...(item.author ?? []), { family: 'Berg', given: 'Jan' }] };
  const text = 'Okafor, A. (2019). The growth of northern rivers. River Studies, 12, 45-67.';
  const listed: Item = { ...item, author: [{ family: 'Okafor', given: 'A.' }] };
  const { differences } = judge(listed, { ...known, text, identified: { ...identified, item: held } });
  expect(differences).toMatchObject([
    { field: 'author', listed: 'Okafor, A.', record: 'Okafor, Ada; Berg, Jan' },
  ]);
});
