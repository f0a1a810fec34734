import type { Item } from '@citewright/record';
import { expect, test } from 'vitest';
import { article } from '../records.fixture.ts';
import { hayagrivaReader } from './read.ts';
import { writeHayagriva } from './write.ts';

const write = (...items: Item[]) => [...writeHayagriva(items)].join('');
const readBack = (...items: Item[]) =>
  [...hayagrivaReader.read(write(...items), 100)].map(({ item }) => item);

test('an article stands in its journal', () => {
  expect(write(article)).toBe(`okafor2019growth:
  type: "article"
  title: "Growth of Salmo trutta under 50% light & DNA repair"
  author:
    - "Okafor, Ada"
    -
      name: "Berg"
      given-name: "Jan"
      prefix: "van der"
    -
      name: "River Institute"
  date: "2019-05-01"
  page-range: "45-67"
  serial-number:
    doi: "10.1000/rivers_1"
  parent:
    type: "periodical"
    title: "Journal of Rivers"
    volume: "12"
    issue: "3"
`);
});

const okafor = { family: 'Okafor', given: 'Ada' };

test.each<[string, Item]>([
  [
    'a book in a series',
    {
      id: 1,
      type: 'book',
      title: 'Rivers',
      author: [okafor],
      'collection-title': 'Waters',
      publisher: 'Fjord',
      'publisher-place': 'Oslo',
      ISBN: '9780306406157',
    },
  ],
  [
    'a chapter',
    {
      id: 1,
      type: 'chapter',
      title: 'Towns',
      'container-title': 'Rivers',
      editor: [okafor],
      page: '1-9',
      issued: { 'date-parts': [[2020, 3]] },
    },
  ],
  [
    'a page',
    {
      id: 1,
      type: 'webpage',
      title: 'Rivers',
      URL: 'https://rivers.example/1',
      accessed: { 'date-parts': [[2024, 2, 9]] },
    },
  ],
  ['a film', { id: 1, type: 'motion_picture', title: 'Rivers', director: [okafor] }],
  ['a thesis', { id: 1, type: 'thesis', title: 'Rivers', genre: 'PhD thesis', publisher: 'Oslo' }],
  ['signs that Typst interprets', { id: 1, type: 'book', title: 'It costs $5 {or less} \\ more' }],
  [
    'signs that YAML interprets',
    { id: 1, type: 'book', title: 'Yes: "no" # - [a, *b, &c] 2019', note: 'null' },
  ],
])('%s comes back', (_, item) => {
  const [back] = readBack(item);
  expect(back).toMatchObject({ ...item, id: expect.anything() });
});

test('values that Typst would refuse are left out', () => {
  const text = write({
    id: 1,
    type: 'book',
    title: 'Rivers',
    URL: 'not an address',
    language: 'English',
    'number-of-pages': 'xii, 300',
    'number-of-volumes': 'two',
    issued: { 'date-parts': [[-300]] },
  });
  expect(text).toBe('"300rivers":\n  type: "book"\n  title: "Rivers"\n');
});
