import type { Item } from '@citewright/record';
import { expect, test } from 'vitest';
import { accountForWords } from './account.ts';

const article: Item = {
  id: '',
  type: 'article-journal',
  title: 'Rivers and locks',
  author: [
    { family: 'Okafor', given: 'Ada Ngozi' },
    { family: 'Lind', given: 'Bo' },
  ],
  'container-title': 'Journal of Water Engineering',
  volume: '12',
  issue: '3',
  page: '123-145',
  issued: { 'date-parts': [[2004, 5]] },
};

const words = (given: string, printed: string, item: Item = article) => {
  const { missing, added } = accountForWords(given, printed, item);
  return { missing: missing.map(({ text }) => text), added: added.map(({ text }) => text) };
};

const given =
  'Okafor, Ada Ngozi, and Bo Lind. “Rivers and Locks.” Journal of Water Engineering, vol. 12, no. 3, May 2004, pp. 123–45.';

test.each([
  [
    'initials',
    'Okafor, A. N., & Lind, B. (2004). Rivers and locks. Journal of Water Engineering, 12(3), 123–145.',
  ],
  [
    'initials without signs',
    'Okafor AN, Lind B. Rivers and locks. Journal of Water Engineering. 2004;12(3):123–145.',
  ],
  [
    'an abbreviated journal',
    'A. N. Okafor and B. Lind, “Rivers and locks,” J. Water Eng., vol. 12, no. 3, pp. 123–145, May 2004.',
  ],
])('%s account for the words that were given', (_, printed) => {
  expect(words(given, printed)).toEqual({ missing: [], added: [] });
});

test('a word that is lost is named with its place', () => {
  const printed =
    'Okafor, A. N., & Lind, B. (2004). Rivers and. Journal of Water Engineering, 12(3), 123–145.';
  const { missing } = accountForWords(given, printed, article);
  expect(missing).toEqual([{ text: 'Locks', start: 44, end: 49 }]);
});

test('a word that nobody gave is named', () => {
  const printed =
    'Okafor, A. N., & Lind, B. (2004). Rivers and deep locks. Journal of Water Engineering, 12(3), 123–145.';
  expect(words(given, printed)).toEqual({ missing: [], added: ['deep'] });
});

test.each([
  ['a press', 'Alm, B. (2010). Lakes. OTexts.', 'Alm, B. (2010). Lakes.', ['OTexts']],
  ['a question mark', 'Alm, B. (2010). Is it safe? Harbor.', 'Alm, B. (2010). Is it safe. Harbor.', ['?']],
  [
    'a word behind a full stop that was read as a given name',
    'Alm, Bo. Winter (2010). Lakes.',
    'Alm, B. W. (2010). Lakes.',
    ['Winter'],
  ],
  ['authors who were left out', 'Alm, B., et al. (2010). Lakes.', 'Alm, B. (2010). Lakes.', ['et al.']],
  [
    'an address',
    'Alm, B. (2010). Lakes. https://lakes.example/a',
    'Alm, B. (2010). Lakes.',
    ['https://lakes.example/a'],
  ],
  ['a number', 'Alm, B. (2010). Lakes. Harbor, 17.', 'Alm, B. (2010). Lakes. Harbor.', ['17']],
])('%s cannot go unseen', (_, text, printed, missing) => {
  const item: Item = {
    id: '',
    type: 'book',
    title: 'Lakes',
    author: [{ family: 'Alm', given: 'Bo Winter' }],
  };
  expect(words(text, printed, item).missing).toEqual(missing);
});

test.each([
  ['the place of a press', 'Alm, B. (2010). Lakes. Lund: Harbor.', 'Alm, B. (2010). Lakes. Harbor.'],
  [
    'the day of access',
    'Alm, B. (2010). Lakes. Harbor. Accessed 3 May 2021.',
    'Alm, B. (2010). Lakes. Harbor.',
  ],
])('%s is accounted for by the style that leaves it out', (_, text, printed) => {
  const item: Item = {
    id: '',
    type: 'book',
    title: 'Lakes',
    author: [{ family: 'Alm', given: 'B.' }],
    publisher: 'Harbor',
    'publisher-place': 'Lund',
    accessed: { 'date-parts': [[2021, 5, 3]] },
  };
  expect(words(text, printed, item)).toEqual({ missing: [], added: [] });
});

test('authors whom a style shortens to et al. are accounted for', () => {
  const authors = ['Alm', 'Berg', 'Dahl', 'Ek'].map((family) => ({ family, given: 'B.' }));
  const item: Item = { id: '', type: 'book', title: 'Lakes', author: authors };
  const text = 'Alm, B., Berg, B., Dahl, B., & Ek, B. (2010). Lakes.';
  expect(words(text, 'Alm, B., et al. Lakes. 2010.', item)).toEqual({ missing: [], added: [] });
});

const alm = [{ family: 'Alm', given: 'B.' }];

test.each<[what: string, given: string, printed: string, item: Partial<Item>, missing: string[]]>([
  [
    'a place between the words of a journal',
    'Alm, B. (2021). Lava. Lake Society, London, Memoirs, 55(1), 7–9.',
    'Alm, B. (2021). Lava. Lake Society, 55(1), 7–9.',
    {
      type: 'article-journal',
      author: alm,
      title: 'Lava',
      'container-title': 'Lake Society',
      volume: '55',
      'publisher-place': 'London, Memoirs',
    },
    ['London', 'Memoirs'],
  ],
  [
    'a country in brackets behind a press',
    'Alm, B. (2014). Lava. Harbor Press (Norway).',
    'Alm, B. (2014). Lava. Harbor Press.',
    { type: 'book', author: alm, title: 'Lava', publisher: 'Harbor Press', 'publisher-place': 'Norway' },
    ['Norway'],
  ],
  [
    'a line that was joined to the entry and read as its place',
    'Alm, B. (2019). Lava. Harbor Press. seen by Eva',
    'Alm, B. (2019). Lava. Harbor Press.',
    {
      type: 'book',
      author: alm,
      title: 'Lava',
      publisher: 'Harbor Press',
      'publisher-place': 'seen by Eva',
    },
    ['seen', 'by', 'Eva'],
  ],
  [
    'the day of a page',
    'Alm, B. (2022, April 2). Lava. Island Watch.',
    'Alm, B. (2022). Lava. Island Watch.',
    {
      type: 'webpage',
      author: alm,
      title: 'Lava',
      'container-title': 'Island Watch',
      issued: { 'date-parts': [[2022, 4, 2]] },
    },
    ['April', '2'],
  ],
  [
    'a press that is taken for the place of another one',
    'Alm, B. Lava. 2nd edition, Harbor Press, 2014. Nautilus.',
    'Alm, B. (2014). Lava (2nd ed.). Nautilus.',
    {
      type: 'book',
      author: alm,
      title: 'Lava',
      edition: '2',
      'publisher-place': 'Harbor Press',
      publisher: 'Nautilus',
      issued: { 'date-parts': [[2014]] },
    },
    ['Harbor', 'Press'],
  ],
  [
    'the day of what is taken for a chapter',
    'Alm, B. “Lava.” Geology, Harbor Press, May 23, 2014.',
    'Alm, B. (2014). Lava. In Geology. Harbor Press.',
    {
      type: 'chapter',
      author: alm,
      title: 'Lava',
      'container-title': 'Geology',
      publisher: 'Harbor Press',
      issued: { 'date-parts': [[2014, 5, 23]] },
    },
    ['May', '23'],
  ],
  [
    'a word behind a whole name that is taken for its given name',
    'Alm, B. Lava. Edited by Andrew Biswell, Restored ed., Harbor Press, 2014.',
    'Alm, B. (2014). Lava (R. Andrew Biswell, Ed.). Harbor Press.',
    {
      type: 'book',
      author: alm,
      editor: [{ family: 'Andrew Biswell', given: 'Restored' }],
      title: 'Lava',
      publisher: 'Harbor Press',
      issued: { 'date-parts': [[2014]] },
    },
    ['Restored'],
  ],
  [
    'a gallery behind a person with a title',
    'Dr. Störi, Kunstsalon. (1931). Lava. Harbor Press.',
    'Dr. Störi, K. (1931). Lava. Harbor Press.',
    {
      type: 'book',
      author: [{ family: 'Dr. Störi', given: 'Kunstsalon' }],
      title: 'Lava',
      publisher: 'Harbor Press',
      issued: { 'date-parts': [[1931]] },
    },
    ['Kunstsalon'],
  ],
  [
    'the pages of a part that is taken for a book',
    'Alm, B. (2014). Lava, pp. 587–650. Harbor Press.',
    'Alm, B. (2014). Lava. Harbor Press.',
    { type: 'book', author: alm, title: 'Lava', publisher: 'Harbor Press', page: '587-650' },
    ['587', '650'],
  ],
  [
    'a family name that is taken for a given name beside people with initials',
    'Alm, B. C., Kemeny, Schleifer. (1963). Lava. Harbor Press.',
    'Alm, B. C., & Kemeny, S. (1963). Lava. Harbor Press.',
    {
      type: 'book',
      author: [
        { family: 'Alm', given: 'B. C.' },
        { family: 'Kemeny', given: 'Schleifer' },
      ],
      title: 'Lava',
      publisher: 'Harbor Press',
    },
    ['Schleifer'],
  ],
  [
    'one of two given names without a comma',
    'Simone Daniela. (2019). Lava. Harbor Press.',
    'Daniela, S. (2019). Lava. Harbor Press.',
    {
      type: 'book',
      author: [{ family: 'Daniela', given: 'Simone' }],
      title: 'Lava',
      publisher: 'Harbor Press',
    },
    ['Simone'],
  ],
  [
    'the country of the branch of a press',
    'Alm, B. (2014). Lava. Harbor Press, USA.',
    'Alm, B. (2014). Lava. Harbor Press.',
    { type: 'book', author: alm, title: 'Lava', publisher: 'Harbor Press', 'publisher-place': 'USA' },
    ['USA'],
  ],
  [
    'a press behind an edition that was read as one',
    'Alm, B. Lava. Combined ed., Vintage, 2014.',
    'Alm, B. (2014). Lava. Combined ed.',
    {
      type: 'book',
      author: alm,
      title: 'Lava',
      publisher: 'Combined ed',
      'publisher-place': 'Vintage',
      issued: { 'date-parts': [[2014]] },
    },
    ['Vintage'],
  ],
  [
    'a preposition before a colon that was read as a place',
    'Alm, B. (2014). Report. For: Lava of the north.',
    'Alm, B. (2014). Report. Lava of the north.',
    { type: 'book', author: alm, title: 'Report', publisher: 'Lava of the north', 'publisher-place': 'For' },
    ['For'],
  ],
  [
    'a small word of a press that was read as a journal',
    'Alm, B. (2014). Lava. Society for Volcanoes.',
    'B. Alm, “Lava,” Soc. Volcanoes, 2014.',
    { type: 'article-journal', author: alm, title: 'Lava', 'container-title': 'Society for Volcanoes' },
    ['for'],
  ],
  [
    'the server of a preprint that was taken for a word before its DOI',
    'Alm, B. (2019). Lava (Version 2). arXiv. https://doi.org/10.48550/arxiv.1902.02534',
    'Alm, B. (2019). Lava (Version 2). https://doi.org/10.48550/arxiv.1902.02534',
    { type: 'document', author: alm, title: 'Lava (Version 2)', DOI: '10.48550/arxiv.1902.02534' },
    ['arXiv'],
  ],
  [
    'the task of a translator who was read as an editor',
    'Alm, B. (2014). Lava (H. Dahl, Ed.; L. Ek, Trans.). Harbor.',
    'Alm, B. (2014). Lava (H. Dahl & L. Ek, Eds.). Harbor.',
    {
      type: 'book',
      author: alm,
      title: 'Lava',
      publisher: 'Harbor',
      editor: [
        { family: 'Dahl', given: 'H.' },
        { family: 'Ek', given: 'L.' },
      ],
    },
    ['Trans'],
  ],
  [
    'the page of a chapter that was read as a book',
    'Alm, B. (2014). Lava. In Volcanoes (p. 514). Harbor.',
    'Alm, B. Lava. In Volcanoes. Harbor, 2014.',
    { type: 'book', author: alm, title: 'Lava. In Volcanoes', publisher: 'Harbor', page: '514' },
    ['514'],
  ],
  [
    'the last of the given names, where a word behind it was read as the family name',
    'Dahl, Eva, and Manuel Carl Molles join. Lava. Harbor, 2014.',
    'Dahl, E., & join, M. C. M. (2014). Lava. Harbor.',
    {
      type: 'book',
      author: [
        { family: 'Dahl', given: 'Eva' },
        { family: 'join', given: 'Manuel Carl Molles' },
      ],
      title: 'Lava',
      publisher: 'Harbor',
    },
    ['Manuel', 'Carl', 'Molles'],
  ],
])('%s is no part that a style leaves out', (_, text, printed, item, missing) => {
  expect(words(text, printed, { id: '', ...item } as Item).missing).toEqual(missing);
});
