import type { Item } from '@citewright/csl';
import { describe, expect, test } from 'vitest';
import { formatReference } from './reference.ts';
import { tidyItem } from './tidy-item.ts';

const book: Item = {
  id: '1',
  type: 'book',
  title: 'Rivers',
  author: [{ family: 'Reed', given: 'Ann' }],
  issued: { 'date-parts': [[2001]] },
};

describe('punctuation of library catalogues', () => {
  test.each<[what: string, given: Partial<Item>, tidied: Partial<Item>]>([
    ['a colon after a space', { title: 'Rivers : a history' }, { title: 'Rivers: a history' }],
    ['a slash at the end of a title', { title: 'Rivers : a history /' }, { title: 'Rivers: a history' }],
    [
      'a colon of a series',
      { 'collection-title': 'Rivers : texts' },
      { 'collection-title': 'Rivers: texts' },
    ],
    ['a colon after a place', { 'publisher-place': 'London :' }, { 'publisher-place': 'London' }],
    [
      'a full stop after a place',
      { 'event-place': 'Vienna, Austria.' },
      { 'event-place': 'Vienna, Austria' },
    ],
    ['a comma after a publisher', { publisher: 'Routledge,' }, { publisher: 'Routledge' }],
    ['a full stop after a publisher', { publisher: 'Routledge.' }, { publisher: 'Routledge' }],
  ])('%s is removed', (_, given, tidied) => {
    expect(tidyItem({ ...book, ...given })).toEqual({ ...book, ...tidied });
  });

  test.each<[what: string, given: Partial<Item>]>([
    ['a colon in a French title', { title: 'Les rivières : acteurs, enjeux et conflits' }],
    ['a colon in a title said to be French', { title: 'Rivières : histoire', language: 'fr' }],
    ['a full stop of a state', { 'publisher-place': 'Cambridge, Mass.' }],
    ['full stops of a district', { 'publisher-place': 'Washington, D.C.' }],
    ['an abbreviated publisher', { publisher: 'Warner Bros.' }],
    ['a question at the end of a title', { title: 'Why rivers?' }],
  ])('%s stays', (_, given) => {
    const item = { ...book, ...given };
    expect(tidyItem(item)).toBe(item);
  });

  test.each([
    ['apa', 'Reed, A. (2001). Rivers: A history. Routledge.'],
    ['mla', 'Reed, Ann. Rivers: A History. Routledge, 2001.'],
    ['chicago', 'Reed, Ann. Rivers: A History. London: Routledge, 2001.'],
    ['harvard', 'Reed, A. (2001) Rivers: a history. Routledge.'],
    ['harvard-12', 'Reed, A. (2001) Rivers: a history. London: Routledge.'],
    ['ieee', '[1] A. Reed, Rivers: A History. London, U.K.: Routledge, 2001.'],
  ])('%s prints the record of a catalogue as any other', (style, text) => {
    const item = {
      ...book,
      title: 'Rivers : a history /',
      'publisher-place': 'London :',
      publisher: 'Routledge,',
    };
    expect(formatReference(item, style).text).toBe(text);
  });
});

test('a name that begins with its article has one article', () => {
  const talk: Item = {
    ...book,
    type: 'speech',
    'event-title': 'The Meeting on Rivers',
    'event-place': 'Oslo',
  };
  const { html, text } = formatReference(talk, 'ieee');
  expect(html).toContain('presented at the Meeting Rivers');
  expect(text).toContain('presented at the Meeting Rivers');
});
