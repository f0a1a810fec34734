import type { Item } from '@citewright/record';
import { expect, test } from 'vitest';
import { type CitedWork, citationPrinter } from './plan-project.ts';

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

const cite = (style: string, works: CitedWork[], unsorted?: boolean) =>
  citationPrinter(items, style)({ works, unsorted });

const page = { label: 'page', value: '273' };

test.each([
  ['apa', '(Cortes & Vapnik, 1995, p. 273; Shannon, 1948b)'],
  ['mla', '(Shannon, “A Mathematical Theory of Communication”; Cortes and Vapnik 273)'],
  ['harvard', '(Shannon, 1948b; Cortes and Vapnik, 1995, p. 273)'],
  ['ieee', '[1], [2, p. 273]'],
])('several works of a list are cited together in %s', (style, expected) => {
  const works = [{ id: 'shannon' }, { id: 'cortes', place: page }];
  expect(cite(style, works).parenthetical?.text).toBe(expected);
});

test('in a style of notes they are one note', () => {
  const works = [{ id: 'cortes', place: page }, { id: 'again' }];
  const { note, shortNote, ...others } = cite('chicago', works);
  expect(others).toEqual({});
  expect(shortNote?.text).toBe('Cortes and Vapnik, “Support-Vector Networks,” 273; Shannon, Another Theory.');
  expect(note?.text).toBe(
    'Corinna Cortes and Vladimir Vapnik, “Support-Vector Networks,” Machine Learning, 1995, 273; C. E. Shannon, Another Theory (Cambridge: Delta Press, 1948).',
  );
});

test('one work is cited as it is alone', () => {
  expect(cite('apa', [{ id: 'cortes' }]).parenthetical?.text).toBe('(Cortes & Vapnik, 1995)');
});

const both: CitedWork[] = [
  { id: 'shannon', prefix: 'see', suffix: 'for the first proof' },
  { id: 'cortes', place: page, suppressAuthor: true },
];

test.each([
  ['apa', '(see Shannon, 1948b for the first proof; 1995, p. 273)'],
  ['mla', '(see Shannon, “A Mathematical Theory of Communication” for the first proof; 273)'],
  ['ieee', 'see [1] for the first proof, [2, p. 273]'],
])('words of the writer stand around a work, and names are left out, in %s', (style, expected) => {
  const { parenthetical, narrative } = cite(style, both, true);
  expect(parenthetical?.text).toBe(expected);
  expect(narrative).toBe(undefined);
});

test.each([
  [', and elsewhere', '(Cortes & Vapnik, 1995, and elsewhere)'],
  ['and elsewhere', '(Cortes & Vapnik, 1995 and elsewhere)'],
])('a suffix %j stands apart where it needs to', (suffix, expected) => {
  expect(cite('apa', [{ id: 'cortes', suffix }]).parenthetical?.text).toBe(expected);
});

test('works keep their order where the writer wants it', () => {
  const works = [{ id: 'shannon' }, { id: 'cortes' }];
  expect(cite('apa', works).parenthetical?.text).toBe('(Cortes & Vapnik, 1995; Shannon, 1948b)');
  expect(cite('apa', works, true).parenthetical?.text).toBe('(Shannon, 1948b; Cortes & Vapnik, 1995)');
});

test('works are named in a sentence, as its language joins them', () => {
  const works = [{ id: 'cortes', place: page }, { id: 'shannon' }, { id: 'again' }];
  expect(cite('apa', works).narrative?.text).toBe(
    'Cortes and Vapnik (1995, p. 273) and Shannon (1948b, 1948a)',
  );
  expect(cite('ieee', works).narrative?.text).toBe('Cortes and Vapnik [2, p. 273] and Shannon [1], [3]');
});

test('names alone have one form', () => {
  const works = [
    { id: 'cortes', authorOnly: true },
    { id: 'shannon', authorOnly: true },
  ];
  expect(cite('harvard', works)).toEqual({
    narrative: { html: 'Cortes and Vapnik and Shannon', text: 'Cortes and Vapnik and Shannon' },
  });
});

test('three numbers that follow each other are a range', () => {
  const works = [{ id: 'again' }, { id: 'shannon' }, { id: 'cortes' }];
  expect(cite('nature', works).parenthetical?.text).toBe('1–3');
});
