import type { Item } from '@citewright/record';
import { expect, test } from 'vitest';
import { readText } from './entry-words.ts';
import { readAgainst } from './read-against.ts';

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

const article: Item = {
  id: 'a',
  type: 'article-journal',
  title: 'Effects of vitamin D on bone density in adults',
  author: [
    { family: 'Okafor', given: 'Ada' },
    { family: 'Lindqvist', given: 'Per' },
  ],
  issued: { 'date-parts': [[2019]] },
  'container-title': 'Journal of Bone Studies',
  volume: '12',
  issue: '3',
  page: '45-67',
};
const place = 'Journal of Bone Studies, 12(3), 45-67.';

/** An entry that was read as one piece, so that only its text tells what it says. */
const readWhole = (text: string): Item => read({ title: article.title }, article, text);

test('an entry whose every word is of the record says what the record says', () => {
  const text = `Okafor, A., & Lindqvist, P. (2019). ${article.title}. ${place}`;
  const {
    author,
    title,
    'container-title': journal,
  } = read({ title: `${article.title}. Journal` }, article, text);
  expect([author, title, journal]).toEqual([article.author, article.title, 'Journal of Bone Studies']);
});

test.each([
  ['at the end', 'Okafor, A., Lindqvist, P., & Fake, Z.'],
  ['at the beginning', 'Fake, Z., Okafor, A., & Lindqvist, P.'],
  ['with an initial of somebody else', 'Okafor, X., & Lindqvist, P.'],
])('a stranger %s is not read away', (_, people) => {
  const listed = { author: [{ family: 'Fake', given: 'Z.' }], title: article.title };
  expect(read(listed, article, `${people} (2019). ${article.title}. ${place}`).author).toEqual(listed.author);
});

test.each([
  ['before it', `No ${article.title}.`, 'no Effects of vitamin D on bone density in adults'],
  [
    'behind it',
    `${article.title} in the others.`,
    'Effects of vitamin D on bone density in adults in the others',
  ],
  ['behind a colon', `${article.title}: a lie.`, 'Effects of vitamin D on bone density in adults a lie'],
])('words of a title that were not read, %s, are the title', (_, printed, title) => {
  expect(readWhole(`Okafor, A., & Lindqvist, P. (2019). ${printed} ${place}`).title).toBe(title);
});

test('an editor whom the entry names and the record does not is told', () => {
  const text = `Okafor, Ada, and Per Lindqvist. “${article.title}.” Edited by Ingrid Brandvold. ${place}`;
  expect(readWhole(text).editor).toEqual([{ literal: 'ingrid brandvold' }]);
});

test('a year in the title is no year of the entry', () => {
  const report = { ...article, title: 'Salt in northern rivers in 2011' };
  const listed = { title: report.title, issued: { 'date-parts': [[2011]] } };
  const text = `Okafor, A., & Lindqvist, P. ${report.title}. ${place} 2019.`;
  expect(read(listed, report, text).issued).toEqual({ 'date-parts': [[2019]] });
});

test('the year in which a page was read is no year of the entry, unless it stands there twice', () => {
  const listed = { title: article.title, issued: { 'date-parts': [[2026]] } };
  const printed = (date: string) =>
    `Okafor, A., & Lindqvist, P. “${article.title}.” ${date} Accessed: Nov. 20, 2026.`;
  expect(read(listed, article, printed('')).issued).toBeUndefined();
  expect(read(listed, article, printed('May 4, 2026.')).issued).toEqual({ 'date-parts': [[2026]] });
});

test('an entry that comes in fields says what its fields say', () => {
  const listed: Item = { ...article, title: `No ${article.title}` };
  expect(readAgainst(listed, article, readText(''))).toBe(listed);
});

test.each<[what: string, listed: Partial<Item>, of: Partial<Item>, text: string, details: unknown[]]>([
  [
    'a publisher that was read from the end of the title is none',
    { publisher: 'Minor Fix Release' },
    { title: 'Supersmoother: Minor Fix Release', publisher: 'Zenodo' },
    'Okafor, A. (2019). Supersmoother: Minor Fix Release.',
    [undefined, '12', '45-67'],
  ],
  [
    'a publisher that the record does not have stays',
    { publisher: 'Fjord Press' },
    { publisher: 'Zenodo' },
    `Okafor, A. (2019). ${article.title}. Fjord Press.`,
    ['Fjord Press', '12', '45-67'],
  ],
  [
    'the first page behind a journal is no volume where the volume stands before it',
    { volume: '45', page: undefined },
    {},
    `A. Okafor, ${article.title}, 12 J. Bone Stud. 45 (2019).`,
    [undefined, '12', '45'],
  ],
  [
    'another volume stays',
    { volume: '13', page: '45-67' },
    {},
    `A. Okafor, ${article.title}, 13 J. Bone Stud. 45 (2019).`,
    [undefined, '13', '45-67'],
  ],
])('%s', (_, listed, of, text, expected) => {
  const given = { title: article.title, volume: '12', page: '45-67', ...listed };
  const { publisher, volume, page } = read(given, { ...article, ...of }, text);
  expect([publisher, volume, page]).toEqual(expected);
});
