import type { Item } from '@citewright/record';
import { expect, test } from 'vitest';
import { leftOutOf } from '../write.ts';

const work: Item = {
  id: 'a',
  type: 'article-journal',
  title: 'Growth of <i>Salmo trutta</i>',
  author: [
    { family: 'Berg', given: 'Jan', 'non-dropping-particle': 'van der' },
    { family: 'Fields', given: 'W.', suffix: 'Jr' },
    { literal: 'River Institute' },
  ],
  'container-title': 'Journal of Rivers',
  issued: { 'date-parts': [[2019, 5]] },
  volume: 12,
  page: '1130-5',
  DOI: '10.1002/(sici)1520-6017(200004)89:4<556::aid-jps13>3.0.co;2-c',
  language: 'en',
};

test.each<[sentence: string, fields: Partial<Item>, left: string[]]>([
  ['nothing of an article', {}, []],
  ['nothing of remarks', { note: 'With a map', annote: 'AD: Lund', abstract: 'Fish grow.' }, []],
  [
    'words about a work that it does not know',
    { keyword: 'fish', medium: 'Video', 'call-number': 'B 12', source: 'Scopus' },
    ['keyword', 'medium', 'call-number', 'source'],
  ],
  ['the season of a date', { issued: { 'date-parts': [[2019]], season: 2 } }, ['issued']],
  ['the end of a period', { issued: { 'date-parts': [[2019], [2021]] } }, ['issued']],
  ['dates of other events', { 'original-date': { 'date-parts': [[1912]] } }, ['original-date']],
  ['people with other tasks', { interviewer: [{ family: 'Alm', given: 'Bo' }] }, ['interviewer']],
  ['an address that is none', { URL: 'see the web' }, ['URL']],
])('Hayagriva leaves out %s', (_, fields, left) => {
  expect(leftOutOf('hayagriva', { ...work, ...fields })).toEqual(left);
});

test.each(['bibtex', 'ris', 'csl-json'] as const)('%s has a place for every field', (format) => {
  expect(leftOutOf(format, { ...work, keyword: 'fish', medium: 'Video' })).toEqual([]);
});
