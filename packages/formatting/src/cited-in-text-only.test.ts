import type { Item } from '@citewright/record';
import { expect, test } from 'vitest';
import { isCitedInTextOnly } from './cited-in-text-only.ts';
import { noticesInStyle } from './style-notices.ts';

const letter: Item = {
  id: 'letter',
  type: 'personal_communication',
  title: 'Letter',
  author: [{ family: 'Paradis', given: 'Eva-Maria' }],
  issued: { 'date-parts': [[2019, 8, 8]] },
};

test.each<[string, string, Item, boolean]>([
  ['a letter in APA', 'apa', letter, true],
  ["an interview of one's own in APA", 'apa', { ...letter, type: 'interview' }, true],
  ['a letter in an archive', 'apa', { ...letter, archive: 'Delta Archive' }, false],
  ['an interview that is published', 'apa', { ...letter, type: 'interview', URL: 'https://a.org/' }, false],
  ['a letter in MLA', 'mla', letter, false],
  ['a book in APA', 'apa', { ...letter, type: 'book' }, false],
])('%s', (_, style, item, expected) => {
  expect(isCitedInTextOnly(item, style)).toBe(expected);
});

test('the notices of such a work say so', () => {
  const known = { item: letter, notices: [], verification: 'typed' };
  expect(noticesInStyle(known, 'apa', 'Paradis')).toEqual([
    { code: 'cited-in-text-only', values: { style: 'APA' } },
  ]);
  expect(noticesInStyle(known, 'harvard', 'Paradis')).toEqual([]);
});
