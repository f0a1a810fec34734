import { accountForWords, formatReference } from '@citewright/formatting';
import type { Item } from '@citewright/record';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const works = [
  {
    type: 'article-journal',
    title: 'Salt in the rivers of the north',
    author: [
      { family: 'Okafor', given: 'Ada' },
      { family: 'Lind', given: 'Bo' },
    ],
    'container-title': 'Journal of Hydrology',
    volume: '12',
    issue: '3',
    page: '45-67',
    issued: { 'date-parts': [[2014]] },
  },
  {
    type: 'book',
    title: 'Soil under glass: a history of greenhouses',
    author: [{ family: 'Nunes', given: 'Ana' }],
    publisher: 'Fjord Press',
    issued: { 'date-parts': [[1998]] },
  },
  {
    type: 'chapter',
    title: 'Locks and weirs',
    author: [{ family: 'van der Berg', given: 'Jan' }],
    editor: [{ family: 'Rao', given: 'Priya' }],
    'container-title': 'A handbook of canals',
    publisher: 'Delta Books',
    page: '11-30',
    issued: { 'date-parts': [[2003]] },
  },
].map((work) => ({ id: 'work', ...work })) as Item[];

const styles = [
  'apa',
  'modern-language-association',
  'ieee',
  'nlm-citation-sequence',
  'chicago-author-date',
  'harvard-cite-them-right',
];

const print = (item: Item, style: string) =>
  formatReference(item, style).text.replace(/^(?:\[1\]|1\.)\s*/, '');
const wordsOf = (text: string) =>
  Array.from(text.matchAll(/\p{L}{4,}/gu), ({ 0: word, index }) => ({ word, index }));
/** The style whose entries say most: full names of people and journals. */
const fullest = 'modern-language-association';

const cases = fc.record({
  item: fc.constantFrom(...works),
  to: fc.constantFrom(...styles),
  place: fc.nat(),
});
const settings = { seed: 3_501, numRuns: 300, verbose: 1 } as const;

test('a work printed in one style accounts for all its words in any other', () => {
  fc.assert(
    fc.property(cases, ({ item, to }) => {
      expect(accountForWords(print(item, fullest), print(item, to), item)).toEqual({
        missing: [],
        added: [],
      });
    }),
    settings,
  );
});

test('a word that is taken out of the title is missed, wherever it stood', () => {
  fc.assert(
    fc.property(cases, ({ item, to, place }) => {
      const words = wordsOf(String(item.title));
      const { word } = words[place % words.length] ?? { word: '' };
      const printed = print(item, to).replace(new RegExp(`\\b${word}\\b`, 'i'), '');
      const { missing } = accountForWords(print(item, fullest), printed, item);
      expect(missing.map(({ text }) => text.toLowerCase())).toEqual([word.toLowerCase()]);
    }),
    settings,
  );
});

test('a word that nobody gave is named, wherever it is put', () => {
  fc.assert(
    fc.property(cases, ({ item, to, place }) => {
      const text = print(item, to);
      const words = wordsOf(text);
      const { index } = words[place % words.length] ?? { index: 0 };
      const printed = `${text.slice(0, index)}zebra ${text.slice(index)}`;
      const { added } = accountForWords(print(item, fullest), printed, item);
      expect(added.map(({ text: word }) => word)).toContain('zebra');
    }),
    settings,
  );
});
