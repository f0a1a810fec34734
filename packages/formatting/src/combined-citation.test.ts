import type { Item } from '@citewright/record';
import { expect, test } from 'vitest';
import { formatCitation } from './plan-project.ts';

const items: Item[] = [
  {
    id: 'shannon',
    type: 'article-journal',
    title: 'A mathematical theory of communication',
    author: [{ family: 'Shannon', given: 'C. E.' }],
    'container-title': 'Bell System Technical Journal',
    issued: { 'date-parts': [[1948]] },
  },
  {
    id: 'cortes',
    type: 'article-journal',
    title: 'Support-vector networks',
    author: [
      { family: 'Cortes', given: 'Corinna' },
      { family: 'Vapnik', given: 'Vladimir' },
    ],
    'container-title': 'Machine Learning',
    issued: { 'date-parts': [[1995]] },
  },
  {
    id: 'again',
    type: 'book',
    title: 'Another theory',
    publisher: 'Delta Press',
    'publisher-place': 'Cambridge',
    author: [{ family: 'Shannon', given: 'C. E.' }],
    issued: { 'date-parts': [[1948]] },
  },
];

const page = { label: 'page', value: '273' };

test.each([
  ['apa', '(Cortes & Vapnik, 1995, p. 273; Shannon, 1948b)'],
  ['mla', '(Shannon, “A Mathematical Theory of Communication”; Cortes and Vapnik 273)'],
  ['harvard', '(Shannon, 1948b; Cortes and Vapnik, 1995, p. 273)'],
  ['ieee', '[1], [2, p. 273]'],
])('several works of a list are cited together in %s', (style, expected) => {
  const works = [{ id: 'shannon' }, { id: 'cortes', place: page }];
  expect(formatCitation(items, works, style).text).toBe(expected);
});

test('in a style of notes they are one note', () => {
  const works = [{ id: 'cortes', place: page }, { id: 'again' }];
  expect(formatCitation(items, works, 'chicago').text).toBe(
    'Corinna Cortes and Vladimir Vapnik, “Support-Vector Networks,” Machine Learning, 1995, 273; C. E. Shannon, Another Theory (Cambridge: Delta Press, 1948).',
  );
});

test('one work is cited as it is alone', () => {
  expect(formatCitation(items, [{ id: 'cortes' }], 'apa').text).toBe('(Cortes & Vapnik, 1995)');
});
