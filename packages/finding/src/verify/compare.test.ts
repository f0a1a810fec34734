import type { Item } from '@citewright/record';
import { describe, expect, test } from 'vitest';
import { compareItems } from './compare.ts';
import { isSamePlace } from './places.ts';

const okafor = { family: 'Okafor', given: 'Ada' };
const lindqvist = { family: 'Lindqvist', given: 'Bo' };
const moreau = { family: 'Moreau', given: 'Claire' };

const record: Item = {
  id: '',
  type: 'article-journal',
  title: 'The growth of northern rivers: a history of their towns',
  author: [okafor, lindqvist, moreau],
  issued: { 'date-parts': [[2019]] },
  'container-title': 'Journal of River Studies',
  volume: '12',
  issue: '3',
  page: '45-67',
  DOI: '10.5555/rivers',
};

/** Differences; behind a bar what differs in form alone. */
const cases: [what: string, listed: Partial<Item>, isSame: boolean, differences: string][] = [
  ['the same', {}, true, ''],
  [
    'initials for given names',
    {
      author: [
        { family: 'Okafor', given: 'A.' },
        { family: 'Lindqvist', given: 'B.' },
        { family: 'Moreau', given: 'C.' },
      ],
    },
    true,
    '| author',
  ],
  ['no title, but its place in the journal', { title: undefined }, true, ''],
  ['no title, and another page', { title: undefined, page: '99' }, false, 'page slight'],
  ['et al.', { author: [okafor, { literal: 'others' }] }, true, '| author'],
  [
    'an initial that cannot be the given name',
    { author: [{ family: 'Okafor', given: 'J.' }, lindqvist, moreau] },
    true,
    'author serious',
  ],
  [
    'another given name',
    { author: [{ family: 'Okafor', given: 'Anna' }, lindqvist, moreau] },
    true,
    'author serious',
  ],
  [
    'capitals of another style',
    { title: 'The Growth of Northern Rivers: A History of Their Towns' },
    true,
    '| title',
  ],
  [
    'a journal in another form and another volume',
    { 'container-title': 'J. River Stud.', volume: '13' },
    true,
    'volume slight | container-title',
  ],
  [
    'its version behind the title',
    { title: 'The growth of northern rivers: a history of their towns (Version 2.1)' },
    true,
    '| title',
  ],
  ['the first page alone', { page: '45' }, true, '| page'],
  ['authors left out without a word', { author: [okafor, lindqvist] }, true, 'author serious'],
  [
    'a misspelt author',
    { author: [{ family: 'Okafer', given: 'A.' }, lindqvist, moreau] },
    true,
    'author serious',
  ],
  [
    'a stranger among the authors',
    { author: [okafor, { family: 'Silva', given: 'P.' }] },
    true,
    'author serious',
  ],
  ['the year before', { issued: { 'date-parts': [[2018]] } }, true, 'issued slight'],
  ['a year that cannot be', { issued: { 'date-parts': [[2033]] } }, true, 'issued serious'],
  ['no subtitle', { title: 'The growth of northern rivers' }, true, '| title'],
  [
    'a typing mistake in the title',
    { title: 'The grwoth of northern rivers: a history of their towns' },
    true,
    'title slight',
  ],
  [
    'another word in the title',
    { title: 'The decline of northern rivers: a history of their towns' },
    true,
    'title serious',
  ],
  ['an abbreviated journal', { 'container-title': 'J. River Stud.' }, true, '| container-title'],
  ['another journal', { 'container-title': 'Annals of Glaciology' }, true, 'container-title serious'],
  ['another first page', { page: '145-67' }, true, 'page slight'],
  ['the DOI of another work', { DOI: '10.5555/lakes' }, true, 'DOI serious'],
  [
    'a title with its journal in it',
    {
      title: 'The growth of northern rivers: a history of their towns. Journal of River Studies',
      'container-title': undefined,
    },
    true,
    '',
  ],
  [
    'the same title by others',
    {
      title: 'The growth of northern rivers',
      author: [{ family: 'Silva', given: 'P.' }],
      issued: { 'date-parts': [[1990]] },
    },
    false,
    'author serious, issued serious | title',
  ],
  [
    'another work by the same authors',
    { title: 'Locks and weirs in the lowlands', issued: { 'date-parts': [[2017]] } },
    false,
    'title serious, issued serious',
  ],
];

test.each(cases)('a listed work with %s', (_, listed, isSame, differences) => {
  const compared = compareItems({ ...record, ...listed } as Item, record);
  expect([
    compared.isSame,
    [
      compared.differences.map(({ field, weight }) => `${field} ${weight}`).join(', '),
      compared.forms.length > 0 && `| ${compared.forms.join(', ')}`,
    ]
      .filter(Boolean)
      .join(' '),
  ]).toEqual([isSame, differences]);
});

test.each([
  ['another last word of a long subtitle', 'Rivers: what their towns remember of great floods', true],
  ['another subtitle', 'Rivers: an atlas of the dams of Europe', false],
  ['no subtitle and another word', 'Rivers and towns', false],
])('beside the same people, a title of one word with %s', (_, title, isSame) => {
  const held = { ...record, title: 'Rivers: what their towns remember of great droughts' };
  expect(compareItems({ ...held, title, volume: undefined, page: undefined } as Item, held).isSame).toBe(
    isSame,
  );
});

test('a place is told from a title of several sentences', () => {
  const held: Item = { ...record, title: 'Let them flow! Nothing is lost. A plea for rivers' };
  const listed = { ...held, title: `${held.title}. Annals of Glaciology`, 'container-title': undefined };
  const { differences } = compareItems(listed as unknown as Item, held);
  expect(differences.map(({ field, listed: said }) => [field, said])).toEqual([
    ['container-title', 'Annals of Glaciology'],
  ]);
});

test('the year of online publication that the record has is a form of its year', () => {
  const { differences, forms } = compareItems(
    { ...record, issued: { 'date-parts': [[2018]] } },
    record,
    [2018, 2019],
  );
  expect([differences, forms]).toEqual([[], ['issued']]);
});

test('a difference is told in the words of a reader', () => {
  const { differences } = compareItems({ ...record, author: [{ family: 'Silva', given: 'Petra' }] }, record);
  expect(differences).toEqual([
    {
      field: 'author',
      listed: 'Silva, Petra',
      record: 'Okafor, Ada; Lindqvist, Bo; Moreau, Claire',
      weight: 'serious',
    },
  ]);
});

describe('names of journals and meetings', () => {
  test.each([
    ['CVPR', 'Proceedings of the IEEE/CVF Conference on Computer Vision and Pattern Recognition', true],
    ['NeurIPS', 'Advances in Neural Information Processing Systems', true],
    ['ICML', 'International Conference on Machine Learning', true],
    ['Phys. Rev. Lett.', 'Physical Review Letters', true],
    ['Nature', 'Nature Communications', false],
    ['AAAI', 'Proceedings of the AAAI Conference on Artificial Intelligence', true],
    ['ICLR 2015', 'ICLR', true],
    ['ICML', 'AAAI', false],
    ['Annals of Glaciology', 'Journal of Hydrology', false],
  ])('%s and %s', (listed, held, isSame) => {
    expect(isSamePlace(listed, held)).toBe(isSame);
  });
});
