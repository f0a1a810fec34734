import type { Item } from '@citewright/record';
import { expect, test } from 'vitest';
import { createCitationKeys } from './citation-keys.ts';

const work = (family: string, year: number, title: string, own?: string): Item => ({
  id: title,
  type: 'book',
  title,
  author: [{ family, given: 'A.' }],
  issued: { 'date-parts': [[year]] },
  ...(own !== undefined && { 'citation-key': own }),
});

test.each<[string, Item, string]>([
  ['author, year and a word of the title', work('Okafor', 2019, 'The Rivers of Mali'), 'okafor2019rivers'],
  [
    'letters with marks are their Latin ones',
    work('Łukaszewicz-Nuñez', 2001, 'Évolution'),
    'lukaszewicznunez2001evolution',
  ],
  ['letters that stand for two', work('Søndergaard', 1999, 'Straße'), 'sondergaard1999strasse'],
  ['a name in no Latin letters leaves year and title', work('Толстой', 1869, 'War and Peace'), '1869peace'],
  ['a work without a Latin letter', work('村上', 1987, '森'), 'item1987'],
  ['a year before the first', work('Plato', -380, 'Republic'), 'plato380republic'],
  ['nothing at all', { id: 1, type: 'document' }, 'item'],
  [
    'an organisation',
    { ...work('', 2020, 'Report'), author: [{ literal: 'World Bank' }] },
    'worldbank2020report',
  ],
  ['markup in a title is no word', work('Li', 2020, '<i>Salmo</i> trutta'), 'li2020salmo'],
  ['its own key', work('Li', 2020, 'Salt', 'Li_2020:salt'), 'Li_2020:salt'],
  ['its own key in other letters', work('Li', 2020, 'Salt', 'müller2020'), 'müller2020'],
  ['an own key that no program reads gives way', work('Li', 2020, 'Salt', 'li, 2020}'), 'li2020salt'],
  [
    'long words are cut',
    work('a'.repeat(500), 2020, 'b'.repeat(500)),
    `${'a'.repeat(30)}2020${'b'.repeat(30)}`,
  ],
])('%s', (_, item, key) => {
  expect(createCitationKeys()(item)).toBe(key);
});

test('keys that are taken get letters, also those that differ in case only', () => {
  const keyOf = createCitationKeys();
  const keys = Array.from({ length: 29 }, () => keyOf(work('Li', 2020, 'Salt')));
  expect([...keys.slice(0, 4), ...keys.slice(25)]).toEqual([
    'li2020salt',
    'li2020salta',
    'li2020saltb',
    'li2020saltc',
    'li2020salty',
    'li2020saltz',
    'li2020saltaa',
    'li2020saltab',
  ]);
  expect(keyOf(work('Li', 2020, 'Salt', 'LI2020SALT'))).toBe('LI2020SALTac');
});
