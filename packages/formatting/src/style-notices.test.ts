import type { Item, Notice } from '@citewright/record';
import { describe, expect, it } from 'vitest';
import { formatReference } from './reference.ts';
import { noticesInStyle } from './style-notices.ts';

const page: Item = {
  id: '1',
  type: 'webpage',
  title: 'On tides',
  author: [{ family: 'Roe', given: 'Jane' }],
  'container-title': 'Sea Site',
  issued: { 'date-parts': [[2020]] },
  URL: 'https://a.example/x',
};

type Known = { code: string; fields?: string[] };

const noticesOf = (item: Item, style: string, notices: Known[] = [], verification = 'page') =>
  noticesInStyle({ item, notices, verification }, style, formatReference(item, style).text);

const { issued: _issued, ...undated } = page;
const { author: _author, ...anonymous } = page;

describe('how a style prints a work without', () => {
  it.each<[string, Item, string, object]>([
    ['a date', undated, 'apa', { field: 'issued', style: 'APA', instead: 'n.d.' }],
    ['a date', undated, 'harvard', { field: 'issued', style: 'Harvard', instead: 'no date' }],
    ['a date', undated, 'mla', { field: 'issued', style: 'MLA', instead: 'nothing' }],
    ['an author', anonymous, 'apa', { field: 'author', style: 'APA', instead: 'title' }],
    ['an author', anonymous, 'chicago', { field: 'author', style: 'Chicago', instead: 'site' }],
  ])('%s: %s in %s', (_, item, style, values) => {
    const { field } = values as { field: string };
    expect(noticesOf(item, style)).toEqual([{ code: 'missing-field', values, fields: [field] }]);
  });
});

describe('the fields that each type requires', () => {
  it.each<[string, Item, string[]]>([
    ['a complete page', page, []],
    ['a book without publisher', { ...page, type: 'book' }, ['publisher']],
    ['an edited book', { ...anonymous, type: 'book', publisher: 'X', editor: [{ family: 'Roe' }] }, []],
    ['an article ahead of print', { ...page, type: 'article-journal' }, ['volume']],
    ['an article without pages', { ...page, type: 'article-journal', volume: '3' }, ['page']],
    ['an article with a number', { ...page, type: 'article-journal', volume: '3', number: 'e12' }, []],
    ['a case', { ...anonymous, type: 'legal_case' }, []],
    ['a treaty', { ...anonymous, type: 'treaty' }, []],
    ['an entry of a dictionary', { ...anonymous, type: 'entry-dictionary' }, []],
  ])('%s', (_, item, fields) => {
    expect(noticesOf(item, 'apa').flatMap((notice) => notice.fields ?? [])).toEqual(fields);
  });

  it.each(['book', 'chapter'])('a %s without its place lacks a field in styles that print places', (type) => {
    const book: Item = { ...page, type, publisher: 'Sea Press', page: '1–9' };
    const fields = (style: string) => noticesOf(book, style).flatMap((notice) => notice.fields ?? []);
    expect(['chicago', 'harvard-12', 'harvard', 'apa', 'mla'].map(fields)).toEqual([
      ['publisher-place'],
      ['publisher-place'],
      [],
      [],
      [],
    ]);
    expect(noticesOf({ ...book, 'publisher-place': 'Hull' }, 'chicago')).toEqual([]);
  });

  it('a record that a person typed is asked for what its type has, not for an author or a date', () => {
    expect(noticesOf(undated, 'apa', [], 'typed')).toEqual([]);
    const book: Item = { ...page, type: 'book', publisher: 'Sea Press' };
    expect(noticesOf(book, 'chicago', [], 'typed')).toEqual([
      {
        code: 'missing-field',
        values: { field: 'publisher-place', style: 'Chicago' },
        fields: ['publisher-place'],
      },
    ]);
  });
});

it('notices on the record stay, those on the style are made again, and warnings are marked', () => {
  const retracted: Notice = { code: 'retracted', values: { by: 'register', what: 'retraction' } };
  const unknown = { code: 'of-a-newer-release', message: 'Something else.' };
  const old: Notice = { code: 'missing-field', values: { field: 'issued' }, fields: ['issued'] };
  expect(noticesOf(undated, 'apa', [retracted, unknown, old])).toEqual([
    { ...retracted, severity: 'warning' },
    unknown,
    { ...old, values: { field: 'issued', style: 'APA', instead: 'n.d.' } },
  ]);
});

it('a word that may be a name is listed', () => {
  const item = { ...page, title: 'The Growth of Young Firms in Hostile Markets' };
  expect(noticesOf(item, 'apa')).toEqual([
    { code: 'doubtful-capitals', values: { words: ['young'] }, fields: ['title'] },
  ]);
  expect(noticesOf(item, 'mla')).toEqual([]);
});
