import type { Item } from '@citewright/record';
import { expect, test } from 'vitest';
import { readAgainst, readText } from './read-against.ts';

const record: Item = {
  id: 'r',
  type: 'article-journal',
  title: 'Just rivers: a history of the north',
  author: [
    { family: 'Okafor', given: 'Ada' },
    { family: 'Berg', given: 'Jan' },
  ],
  issued: { 'date-parts': [[2019]] },
  'container-title': 'River Studies',
};
const book: Item = {
  id: 'b',
  type: 'book',
  title: 'It',
  author: [{ family: 'King', given: 'Stephen' }],
  issued: { 'date-parts': [[1986]] },
};

const read = (listed: Partial<Item>, of: Item, text: string) =>
  readAgainst({ id: '', type: 'document', ...listed }, of, readText(text));

test('a title that was read with the journal behind it is the one that stands in the text', () => {
  const text = 'Okafor, A., Berg, J. Just rivers: a history of the north. River Studies, 2019.';
  const { title } = read({ title: 'Just rivers: a history of the north. River Studies' }, record, text);
  expect(title).toBe(record.title);
});

test('a title with words that are nothing of the record stays as it was read', () => {
  const text = 'Okafor, A. Just rivers: a history of the north under siege. 2019.';
  const title = 'Just rivers: a history of the north under siege';
  expect(read({ title }, record, text).title).toBe(title);
});

test('a title of one word counts where all else in the text is of the record', () => {
  const author = [{ literal: 'King, Stephen. It' }];
  expect(read({ author }, book, 'King, Stephen. It. 1986.').title).toBe('It');
  expect(read({ author }, book, 'King, Stephen. How it was made. 1986.').title).toBeUndefined();
});

test('authors stand in the text as often as the record has people of their name', () => {
  const twice: Item = {
    ...book,
    author: [
      { family: 'King', given: 'A.' },
      { family: 'King', given: 'B.' },
    ],
  };
  const listed = { author: [{ family: 'King', given: 'A.' }] };
  expect(read(listed, twice, 'King, A. It. 1986.').author).toHaveLength(1);
  expect(read(listed, twice, 'King, A., King, B. It. 1986.').author).toHaveLength(2);
});

test('letters of a journal in an identifier are no words of the entry', () => {
  const text = 'Okafor, A. Rivers. https://doi.org/10.5555/river.studies';
  expect(read({}, record, text)['container-title']).toBeUndefined();
});
