import { expect, test } from 'vitest';
import { itemFromManual, type TypedDetails } from './manual-item.ts';

const today = new Date(2026, 10, 21);
const typed: TypedDetails = {
  title: 'On  Growth',
  authors: 'Thompson, D. W.',
  year: '1917',
  sourceType: 'book',
};

test.each([
  ['2020-05', { issued: { 'date-parts': [[2020, 5]] } }],
  ['n.d.', {}],
  ['In press', { status: 'in press' }],
  ['Spring term', { issued: { literal: 'Spring term' } }],
])('the typed date %j is understood', (year, expected) => {
  const { issued, status } = itemFromManual({ ...typed, year }, today);
  expect({ issued, status }).toEqual({ issued: undefined, status: undefined, ...expected });
});

test('a page that names nobody and no date has neither', () => {
  const data: TypedDetails = {
    title: 'Tides',
    authors: '',
    year: '',
    noAuthor: true,
    noDate: true,
    sourceType: 'website',
  };
  expect(itemFromManual(data, today)).toEqual({ id: 'manual', type: 'webpage', title: 'Tides' });
});

test('a book keeps its publisher and loses doubled spaces', () => {
  expect(itemFromManual({ ...typed, publisher: ' Cambridge University Press ' }, today)).toEqual({
    id: 'manual',
    type: 'book',
    title: 'On Growth',
    author: [{ family: 'Thompson', given: 'D. W.' }],
    issued: { 'date-parts': [[1917]] },
    publisher: 'Cambridge University Press',
  });
});

test("the publisher of a journal article is the journal's name", () => {
  expect(itemFromManual({ ...typed, sourceType: 'article', publisher: 'Nature' }, today)).toMatchObject({
    type: 'article-journal',
    'container-title': 'Nature',
  });
});

test('a journal given on its own leaves the publisher of an article a publisher', () => {
  const data: TypedDetails = {
    ...typed,
    sourceType: 'article',
    publisher: 'Springer',
    'container-title': 'Mind',
    volume: '59',
  };
  expect(itemFromManual(data, today)).toMatchObject({
    publisher: 'Springer',
    'container-title': 'Mind',
    volume: '59',
  });
});

test('a web address brings the date of access', () => {
  const data: TypedDetails = { ...typed, sourceType: 'website', url: 'https://example.org/growth' };
  expect(itemFromManual(data, today)).toMatchObject({
    type: 'webpage',
    URL: 'https://example.org/growth',
    accessed: { 'date-parts': [[2026, 11, 21]] },
  });
});

test('a CSL type takes precedence; its names and dates may be typed as text', () => {
  const data: TypedDetails = {
    ...typed,
    authors: '',
    type: 'motion_picture',
    publisher: 'Ealing Studios',
    director: 'Mackendrick, Alexander; Crichton, Charles',
    'original-date': '1951-08-07',
  };
  expect(itemFromManual(data, today)).toEqual({
    id: 'manual',
    type: 'motion_picture',
    title: 'On Growth',
    issued: { 'date-parts': [[1917]] },
    publisher: 'Ealing Studios',
    director: [
      { family: 'Mackendrick', given: 'Alexander' },
      { family: 'Crichton', given: 'Charles' },
    ],
    'original-date': { 'date-parts': [[1951, 8, 7]] },
  });
});
