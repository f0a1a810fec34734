import type { Item } from '@citewright/csl';
import { expect, test } from 'vitest';
import { placeInSections } from './list-sections.ts';
import { planAtOnce } from './plan-project.ts';
import { referencesAsText } from './project-references.ts';

const book = (id: string, family: string, year: number, listSection?: string): Item => ({
  id,
  type: 'book',
  title: `Rivers ${id}`,
  author: [{ family, given: 'Ada' }],
  issued: { 'date-parts': [[year]] },
  publisher: 'Fjord Press',
  ...(listSection && { custom: { listSection } }),
});

const sections = [
  { key: 'one', heading: 'Primary sources' },
  { key: 'gone', heading: '' },
  { key: 'two', heading: 'Secondary sources' },
];

test('works stand in the sections that they name by key or heading, others in none or one of their own', () => {
  const placed = placeInSections(sections, [
    book('a', 'Berg', 2001, 'two'),
    book('b', 'Berg', 2002, 'Primary sources'),
    book('c', 'Berg', 2003, 'Cases'),
    book('d', 'Berg', 2004),
    book('e', 'Berg', 2005, 'gone'),
    book('f', 'Berg', 2006, 'Cases'),
  ]);
  expect(placed.sections.map(({ heading }) => heading)).toEqual([
    'Primary sources',
    'Secondary sources',
    'Cases',
  ]);
  expect([...placed.places]).toEqual([
    ['a', 2],
    ['b', 1],
    ['c', 3],
    ['f', 3],
  ]);
});

const works = [
  book('a', 'Okafor', 2020, 'two'),
  book('b', 'Lindqvist', 2018, 'two'),
  book('c', 'Okafor', 2020, 'one'),
  book('d', 'Berg', 2017, 'one'),
];

const printed = (style: string) => {
  const { places } = placeInSections(sections, works);
  return planAtOnce(works, style, undefined, places).map(({ reference }) => reference());
};

test.each<[what: string, style: string, texts: string[]]>([
  [
    'sorts each section, and letters of a year run on',
    'apa',
    [
      'Berg, A. (2017). Rivers d. Fjord Press.',
      'Okafor, A. (2020a). Rivers c. Fjord Press.',
      'Lindqvist, A. (2018). Rivers b. Fjord Press.',
      'Okafor, A. (2020b). Rivers a. Fjord Press.',
    ],
  ],
  [
    'numbers on in the order of citing',
    'ieee',
    [
      '[1] A. Okafor, Rivers c. Fjord Press, 2020.',
      '[2] A. Berg, Rivers d. Fjord Press, 2017.',
      '[3] A. Okafor, Rivers a. Fjord Press, 2020.',
      '[4] A. Lindqvist, Rivers b. Fjord Press, 2018.',
    ],
  ],
  [
    'numbers on in the order of the alphabet',
    'acm-sig-proceedings',
    [
      '[1] Berg, A. 2017. Rivers d. Fjord Press.',
      '[2] Okafor, A. 2020. Rivers c. Fjord Press.',
      '[3] Lindqvist, A. 2018. Rivers b. Fjord Press.',
      '[4] Okafor, A. 2020. Rivers a. Fjord Press.',
    ],
  ],
])('a list in sections %s', (_, style, texts) => {
  expect(printed(style).map(({ text }) => text)).toEqual(texts);
});

test('citations have the numbers and letters of the sections', () => {
  expect(printed('ieee').map(({ inText }) => inText)).toEqual(['[1]', '[2]', '[3]', '[4]']);
  expect(printed('apa').map(({ inText }) => inText)[1]).toBe('(Okafor, 2020a)');
});

test('a name that is repeated is printed again where a section begins', () => {
  const three = [
    book('a', 'Okafor', 2018, 'one'),
    book('b', 'Okafor', 2019, 'one'),
    book('c', 'Okafor', 2020, 'two'),
  ];
  const { places } = placeInSections(sections, three);
  expect(planAtOnce(three, 'chicago', undefined, places).map(({ entry }) => entry().text)).toEqual([
    'Okafor, Ada. Rivers a. Fjord Press, 2018.',
    '———. Rivers b. Fjord Press, 2019.',
    'Okafor, Ada. Rivers c. Fjord Press, 2020.',
  ]);
});

test('a style without a bibliography has its notes in sections, too', () => {
  const { places } = placeInSections(sections, works);
  const ids = planAtOnce(works, 'bluebook-law-review', undefined, places).map(({ id }) => id);
  expect(ids).toEqual(['c', 'd', 'a', 'b']);
});

test('headings stand between blank lines in text', () => {
  const entries = [
    { text: 'Alm.' },
    { text: 'Berg.', heading: 'Primary sources' },
    { text: 'Dahl.', heading: 'Primary sources' },
    { text: 'Eide.', heading: 'Cases' },
  ];
  expect(referencesAsText(entries)).toBe('Alm.\n\nPrimary sources\n\nBerg.\nDahl.\n\nCases\n\nEide.');
});
