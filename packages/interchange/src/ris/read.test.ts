import type { Item } from '@citewright/record';
import { expect, test } from 'vitest';
import { parseRis, readRisItem } from './read.ts';

function read(...lines: string[]): Partial<Item>[] {
  return [...parseRis(lines.join('\r\n'))].map((record) => {
    const { id: _, ...item } = readRisItem(record);
    return item;
  });
}

test('a record of another program is read, with its older tags and folded lines', () => {
  expect(
    read(
      '\ufeffnoise before the first record',
      'TY  - JOUR',
      'A1  - Okafor, Ada',
      'A1  - van der Berg, Jan, Jr.',
      'AU  - River Institute',
      'T1  - Salt in',
      'rivers',
      'JF  - Journal of Rivers',
      'JO  - J. Riv.',
      'Y1  - 2019/05/01/Spring',
      'VL  - 12',
      'IS  - 3',
      'SP  - 45',
      'EP  - 67',
      'SN  - 1234-567X',
      'KW  - salt',
      'KW  - rivers',
      'N2  - An abstract.',
      'UR  - https://example.org/a',
      'ER  - ',
    ),
  ).toEqual([
    {
      type: 'article-journal',
      author: [
        { family: 'Okafor', given: 'Ada' },
        { family: 'Berg', given: 'Jan', suffix: 'Jr.', 'non-dropping-particle': 'van der' },
        { literal: 'River Institute' },
      ],
      title: 'Salt in rivers',
      'container-title': 'Journal of Rivers',
      'container-title-short': 'J. Riv.',
      issued: { 'date-parts': [[2019, 5, 1]] },
      volume: '12',
      issue: '3',
      page: '45-67',
      ISSN: '1234-567X',
      keyword: 'salt, rivers',
      abstract: 'An abstract.',
      URL: 'https://example.org/a',
    },
  ]);
});

test.each<[string, string[], Partial<Item>]>([
  [
    'the editors of a book and of its series',
    ['TY  - BOOK', 'A2  - Berg, Jan', 'A3  - Okafor, Ada', 'T2  - River Studies'],
    {
      type: 'book',
      'collection-editor': [{ family: 'Berg', given: 'Jan' }],
      editor: [{ family: 'Okafor', given: 'Ada' }],
      'collection-title': 'River Studies',
    },
  ],
  [
    'the only editors of a book',
    ['TY  - BOOK', 'A2  - Berg, Jan'],
    { type: 'book', editor: [{ family: 'Berg', given: 'Jan' }] },
  ],
  [
    'a year and no more',
    ['TY  - THES', 'PY  - 2019', 'DA  - 2019///'],
    { type: 'thesis', issued: { 'date-parts': [[2019]] } },
  ],
  [
    'an article of Scopus: its kind is no part of the reference, its number is, and what no field has is kept beside it',
    [
      'TY  - JOUR',
      'TI  - Salt',
      'AU  - Okafor A',
      'C7  - 012345',
      'M3  - Article',
      'DB  - Scopus',
      'M1  - 7',
      'L3  - https://doi.org/10.1000/s1',
    ],
    {
      type: 'article-journal',
      title: 'Salt',
      author: [{ family: 'Okafor', given: 'A.' }],
      number: '012345',
      DOI: '10.1000/s1',
      custom: { beside: 'DB: Scopus. M1: 7' },
    },
  ],
  [
    'a thesis keeps its kind',
    ['TY  - THES', 'TI  - Salt', 'M3  - PhD thesis'],
    { type: 'thesis', title: 'Salt', genre: 'PhD thesis' },
  ],
  [
    'a book whose editors are named as such',
    ['TY  - BOOK', 'TI  - Salt', 'ED  - Berg, Jan', 'A2  - Okafor, Ada'],
    {
      type: 'book',
      title: 'Salt',
      editor: [{ family: 'Berg', given: 'Jan' }],
      'collection-editor': [{ family: 'Okafor', given: 'Ada' }],
    },
  ],
  [
    'addresses, database, accession number and a second link, behind their tags',
    [
      'TY  - JOUR',
      'TI  - Salt',
      'N1  - Export Date: 3 May 2020',
      'AD  - Lund',
      'AD  - Oslo',
      'DB  - PubMed',
      'AN  - 26957754',
      'UR  - https://salt.example/a',
      'UR  - https://salt.example/b',
    ],
    {
      type: 'article-journal',
      title: 'Salt',
      URL: 'https://salt.example/a',
      custom: {
        beside:
          'Export Date: 3 May 2020. AD: Lund; Oslo. DB: PubMed. AN: 26957754. UR: https://salt.example/b',
      },
    },
  ],
  [
    'titles of a journal that say the same once',
    [
      'TY  - JOUR',
      'TI  - Salt',
      'T2  - Journal of Rivers',
      'JF  - Journal of rivers',
      'JA  - J. Riv.',
      'J2  - J Riv',
    ],
    {
      type: 'article-journal',
      title: 'Salt',
      'container-title': 'Journal of Rivers',
      'container-title-short': 'J Riv',
    },
  ],
  ['a type that nobody knows', ['TY  - XYZ', 'TI  - A'], { type: 'document', title: 'A' }],
  [
    'two numbers in one tag',
    ['TY  - BOOK', 'SN  - 9780306406157', 'SN  - 0306-4061'],
    { type: 'book', ISBN: '9780306406157', ISSN: '0306-4061' },
  ],
  [
    'names without a comma, and several in one line',
    ['TY  - JOUR', 'AU  - Ada Okafor', 'AU  - Lind, Bo; Berg, Kai', 'AU  - World Health Organization'],
    {
      type: 'article-journal',
      author: [
        { family: 'Okafor', given: 'Ada' },
        { family: 'Lind', given: 'Bo' },
        { family: 'Berg', given: 'Kai' },
        { literal: 'World Health Organization' },
      ],
    },
  ],
  [
    'a suffix behind given names',
    ['TY  - JOUR', 'AU  - Fields, W Jr', 'AU  - Smith, John A 3rd'],
    {
      type: 'article-journal',
      author: [
        { family: 'Fields', given: 'W.', suffix: 'Jr' },
        { family: 'Smith', given: 'John A.', suffix: 'III' },
      ],
    },
  ],
  [
    'sponsors of a meeting, who translated nothing',
    ['TY  - CONF', 'TI  - A', 'A4  - IEEE; ACM'],
    { type: 'paper-conference', title: 'A', custom: { beside: 'Sponsors: IEEE; ACM' } },
  ],
  [
    'pages of a series',
    ['TY  - SER', 'TI  - A', 'SP  - 3', 'EP  - 9'],
    { type: 'chapter', title: 'A', page: '3-9' },
  ],
  ['a year of zeros', ['TY  - BOOK', 'TI  - A', 'PY  - 0000'], { type: 'book', title: 'A' }],
  [
    'fields before the type',
    ['TI  - A', 'TY  - BOOK', 'PB  - Fjord'],
    { type: 'book', title: 'A', publisher: 'Fjord' },
  ],
  [
    'what a database says of its record',
    ['TY  - JOUR', 'TI  - A', 'N1  - Export Date: 3 May 2020', 'N1  - Correspondence Address: a@uni.example'],
    {
      type: 'article-journal',
      title: 'A',
      custom: { beside: 'Export Date: 3 May 2020 Correspondence Address: a@uni.example' },
    },
  ],
  [
    'fields of ours',
    [
      'TY  - GEN',
      'TI  - A',
      'U5  - csl-type: song',
      'U5  - csl-composer: [%7B"family":"Bach"%7D]',
      'U5  - csl-title: <i>A</i>',
      'U5  - somebody: else',
    ],
    { type: 'song', title: '<i>A</i>', composer: [{ family: 'Bach' }] },
  ],
])('%s', (_, lines, item) => {
  expect(read(...lines, 'ER  - ')).toEqual([item]);
});

test('a record with a hundred thousand lines is read like any other', () => {
  const [item] = read(
    'TY  - JOUR',
    'TI  - A',
    ...Array.from({ length: 100_000 }, () => 'AU  - Okafor, Ada'),
    'ER  - ',
  );
  expect(item?.author).toHaveLength(100_000);
});
