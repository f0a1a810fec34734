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

const noticesOf = (item: Item, style: string, notices: Notice<string>[] = [], verification = 'page') =>
  noticesInStyle({ item, notices, verification }, style, formatReference(item, style).text);

const { issued: _issued, ...undated } = page;
const { author: _author, ...anonymous } = page;

describe('how a style prints a work without', () => {
  it.each<[string, Item, string, string]>([
    ['a date', undated, 'apa', 'No date was found, so the reference says “n.d.” (no date), as APA asks.'],
    ['a date', undated, 'harvard', 'No date was found, so the reference says “no date”, as Harvard asks.'],
    ['a date', undated, 'mla', 'No date was found, so the reference goes without one, as MLA allows.'],
    [
      'an author',
      anonymous,
      'apa',
      'No author was found, so the reference begins with the title, as APA asks. An organisation can be the author, too.',
    ],
    [
      'an author',
      anonymous,
      'chicago',
      'No author was found, so the reference begins with the name of the site, as Chicago asks. An organisation can be the author, too.',
    ],
  ])('%s: %s in %s', (_, item, style, message) => {
    expect(noticesOf(item, style).map((notice) => notice.message)).toEqual([message]);
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
    expect(noticesOf(book, 'chicago', [], 'typed').map(({ message }) => message)).toEqual([
      'No place of publication is given, and Chicago asks for one. It stands on the title page or on the page behind it.',
    ]);
  });
});

it('notices on the record stay, those on the style are made again, and warnings are marked', () => {
  const retracted: Notice = { code: 'retracted', message: 'This work has been retracted.' };
  const unknown: Notice<string> = { code: 'of-a-newer-release', message: 'Something else.' };
  const old: Notice = { code: 'missing-field', message: 'The record has no date.', fields: ['issued'] };
  expect(noticesOf(undated, 'apa', [retracted, unknown, old])).toEqual([
    { ...retracted, severity: 'warning' },
    unknown,
    { ...old, message: 'No date was found, so the reference says “n.d.” (no date), as APA asks.' },
  ]);
});

it('a word that may be a name is listed', () => {
  const item = { ...page, title: 'The Growth of Young Firms in Hostile Markets' };
  expect(noticesOf(item, 'apa')).toEqual([
    {
      code: 'doubtful-capitals',
      message: '“young” is in small letters here. A name would keep its capital.',
      fields: ['title'],
      words: ['young'],
    },
  ]);
  expect(noticesOf(item, 'mla')).toEqual([]);
});
