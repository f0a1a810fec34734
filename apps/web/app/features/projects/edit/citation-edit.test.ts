import type { CitationItem } from '@citewright/contract';
import { expect, it } from 'vitest';
import { citationEdit, editedItem, editSince } from './citation-edit.ts';
import { type EditValues, editValues, emptyName } from './edit-values.ts';

const item: CitationItem = {
  id: 1,
  type: 'article-journal',
  title: 'Deep learning',
  author: [
    { family: 'LeCun', given: 'Yann' },
    { family: 'Berg', given: 'Anna', 'non-dropping-particle': 'van der', 'static-ordering': true },
    { literal: 'World Health Organization' },
  ],
  issued: { 'date-parts': [[2015, 5, 28]] },
  'container-title': 'Nature',
  volume: 521,
};
const before = editValues(item);
const after = (changed: Partial<EditValues>): EditValues => ({ ...before, ...changed });

it('an untouched form makes no changes', () => {
  expect(citationEdit(before, editValues(item))).toEqual({});
});

it('only changed fields are included, trimmed', () => {
  const texts = { ...before.texts, title: ' Deeper learning ', volume: '' };
  expect(citationEdit(before, after({ texts }))).toEqual({ title: 'Deeper learning', volume: null });
});

it('a DOI pasted as a URL is stored as a bare DOI', () => {
  const texts = { ...before.texts, DOI: 'https://doi.org/10.1038/NATURE14539' };
  expect(citationEdit(before, after({ texts }))).toEqual({ DOI: '10.1038/nature14539' });
});

it('names keep their order, particles and hidden parts', () => {
  const [lecun, berg, who] = before.names.author ?? [];
  if (!lecun || !berg || !who) throw new Error('three names');
  const author = [berg, { ...lecun, given: 'Y.' }, who, emptyName];
  expect(citationEdit(before, after({ names: { ...before.names, author } }))).toEqual({
    author: [
      { 'static-ordering': true, 'non-dropping-particle': 'van der', family: 'Berg', given: 'Anna' },
      { family: 'LeCun', given: 'Y.' },
      { literal: 'World Health Organization' },
    ],
  });
});

it('a role without names is removed', () => {
  expect(citationEdit(before, after({ names: { ...before.names, author: [] } }))).toEqual({ author: null });
});

it('a single name is stored as the family name', () => {
  const editor = [{ ...emptyName, given: 'Aristotle' }];
  expect(citationEdit(before, after({ names: { ...before.names, editor } }))).toEqual({
    editor: [{ family: 'Aristotle' }],
  });
});

const dates: [typed: Partial<Record<'year' | 'month' | 'day' | 'words', string>>, issued: unknown][] = [
  [{ year: '2016' }, { 'date-parts': [[2016]] }],
  [{ year: '2016', month: '2' }, { 'date-parts': [[2016, 2]] }],
  [{ year: '2016', month: '2', day: '29' }, { 'date-parts': [[2016, 2, 29]] }],
  [{ year: '2016', day: '29' }, { 'date-parts': [[2016]] }],
  [{ year: '-44' }, { 'date-parts': [[-44]] }],
  [{ words: 'in press' }, { literal: 'in press' }],
  [{ words: 'Spring 2020' }, { literal: 'Spring 2020' }],
  [{ words: '2019/2020' }, { 'date-parts': [[2019], [2020]] }],
  [{ words: 'ca. 1850' }, { 'date-parts': [[1850]], circa: true }],
  [{}, null],
];

it.each(dates)('the date %j is parsed as %j', (typed, issued) => {
  const empty = { year: '', month: '', day: '', words: '' };
  const changed = after({ dates: { ...before.dates, issued: { ...empty, ...typed } } });
  expect(citationEdit(before, changed)).toEqual({ issued });
});

it.each([
  [{ 'date-parts': [[2019], [2020, 3]] }, '2019/2020-03'],
  [{ 'date-parts': [[2020]], season: 2 }, 'Summer 2020'],
  [{ 'date-parts': [[1850]], circa: true }, 'ca. 1850'],
  [{ raw: 'n.d.' }, 'n.d.'],
])('the date %j is shown as %j', (issued, words) => {
  expect(editValues({ ...item, issued }).dates.issued).toEqual({ year: '', month: '', day: '', words });
});

it('an edited item equals the one that the server stores', () => {
  expect(editedItem(item, { type: 'book', volume: null, publisher: 'MIT Press' })).toEqual({
    id: 1,
    type: 'book',
    title: 'Deep learning',
    author: item.author,
    issued: item.issued,
    'container-title': 'Nature',
    publisher: 'MIT Press',
  });
});

it('says what its fields were', () => {
  const item = { id: 1, type: 'book', title: 'Rivers', author: [{ family: 'Nova' }] } as const;
  const edit = { title: 'Seas', volume: '2', author: null };
  expect(editSince({ ...item, author: [...item.author] }, edit)).toEqual({
    ...edit,
    before: { title: 'Rivers', volume: null, author: [{ family: 'Nova' }] },
  });
  expect(editSince({ ...item, author: [...item.author] }, {})).toEqual({});
});
