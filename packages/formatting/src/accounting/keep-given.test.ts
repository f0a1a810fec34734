import type { Item } from '@citewright/record';
import { expect, test } from 'vitest';
import { printedOrGiven } from './keep-given.ts';

const title = (text: string): Item => ({ id: '', type: 'document', title: text });

test.each([
  ['hello world', { id: '', type: 'document', author: [{ family: 'world', given: 'hello' }] }],
  ['just some words here', title('just some words here')],
  ['Hinweis: Alle Links wurden am 3. Mai 2020 geprüft.', title('Hinweis: Alle Links wurden am 3. Mai')],
  ['Note: All addresses were opened in May 2020.', title('Note: All addresses were opened in')],
  ['Uwaga: wszystkie adresy sprawdzono 3 maja 2020.', title('Uwaga: wszystkie adresy sprawdzono 3 maja')],
  ['Alle Links zuletzt geprüft am 3. Mai 2020.', title('Alle Links zuletzt geprüft am 3')],
  ['All the links were checked on 3 May 2020.', title('All the links were checked on')],
  ['* Remarque : les liens ont été vérifiés.', title('Remarque : les liens ont été vérifiés')],
])('what is no reference stands as it was given: %s', (given, item) => {
  const { text, kept } = printedOrGiven({ text: '[3] World, H.', html: '' }, given, item as Item, true);
  expect(text).toBe(given);
  expect(kept).toEqual({ reason: 'no-reference', words: { missing: [], added: [] } });
});

test.each([
  ['Rivers. 2003.', title('Rivers')],
  ['All links of the chain. Oslo: Fjord, 2003.', { ...title('All links of the chain'), publisher: 'Fjord' }],
  [
    'Note: A journal of pianos. Oslo: Fjord, 2003.',
    { ...title('Note: A journal of pianos'), publisher: 'Fjord' },
  ],
])('a reference with few parts is one: %s', (given, item) => {
  const { kept } = printedOrGiven({ text: given, html: given }, given, item, false);
  expect(kept?.reason).not.toBe('no-reference');
});
