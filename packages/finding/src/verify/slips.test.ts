import type { Item } from '@citewright/record';
import { expect, test } from 'vitest';
import { slipsOf } from './slips.ts';

const today = new Date('2026-11-27T12:00:00Z');

test.each<[what: string, item: Partial<Item>, slips: string[]]>([
  ['a DOI without a prefix', { DOI: 'nature14539' }, ['doi']],
  ['a DOI as an address', { DOI: 'https://doi.org/10.1038/nature14539' }, []],
  ['an ISBN whose check digit is wrong', { ISBN: '978-0-262-03384-5' }, ['isbn']],
  ['an ISBN', { ISBN: '978-0-262-03384-8' }, []],
  ['two ISBNs of one book', { ISBN: '978-0-262-03384-8, 0-262-03384-4' }, []],
  ['a year in the future', { issued: { 'date-parts': [[2031]] } }, ['year']],
  ['this year', { issued: { 'date-parts': [[2026]] } }, []],
  ['pages that run backwards', { page: '145–132' }, ['pages']],
  ['pages that run backwards in short', { page: '145-32' }, ['pages']],
  ['pages whose end is cut', { page: '123-9' }, []],
  ['pages with letters', { page: 'e12-e3' }, []],
  [
    'a page that was read before it was there',
    { accessed: { 'date-parts': [[2020, 3, 1]] }, issued: { 'date-parts': [[2020, 4]] } },
    ['accessed'],
  ],
  [
    'a page that was read in the year in which it came out',
    { accessed: { 'date-parts': [[2020, 3, 1]] }, issued: { 'date-parts': [[2020]] } },
    [],
  ],
])('%s', (_, item, expected) => {
  const notices = slipsOf({ id: '', type: 'document', ...item } as Item, today);
  expect(notices.map(({ values }) => 'what' in values && values.what)).toEqual(expected);
});
