import { expect, test } from 'vitest';
import { identifierLink, typedLink } from '../../../tool-link/tool-link.ts';
import { detailFields } from '../manual/detail-fields.ts';
import { readPrefill, withoutPrefill } from './prefill.ts';

/** Every additional field is cleared, so that no value of an earlier link remains. */
const noDetails = Object.fromEntries(detailFields.map((field) => [field, '']));

const queryOf = (link = '') => new URL(link, 'http://site.example').searchParams;

test('a link with an identifier fills in the first tab', () => {
  const link = identifierLink('/', 'harvard', '10.1000/a&b<c>');
  expect(readPrefill(queryOf(link))).toEqual({
    format: 'harvard',
    activeTab: 'auto',
    sourceIdentifier: '10.1000/a&b<c>',
  });
});

test('a form submitted by the browser before hydration fills in the typed values', () => {
  const sent = new URLSearchParams({ format: 'mla', sourceIdentifier: '10.1000/a' });
  expect(readPrefill(sent)).toEqual({ format: 'mla', activeTab: 'auto', sourceIdentifier: '10.1000/a' });
  expect(withoutPrefill(sent)).toBe('');
});

test('a link with typed details fills in Manual Entry', () => {
  const link = typedLink('/apa-citation-generator', 'chicago', {
    id: 'reed',
    type: 'report',
    title: 'Rivers',
    author: [{ family: 'Reed', given: 'Ann' }, { literal: 'River Board' }],
    issued: { 'date-parts': [[1999, 3, 7]] },
    publisher: 'HMSO',
    'publisher-place': 'London',
    URL: 'https://rivers.example/1',
  });
  expect(readPrefill(queryOf(link))).toEqual({
    format: 'chicago',
    activeTab: 'manual',
    manualTitle: 'Rivers',
    manualAuthors: 'Reed, Ann; River Board',
    manualYear: '1999-03-07',
    noAuthor: false,
    noDate: false,
    manualSourceType: 'report',
    manualPublisher: 'HMSO',
    manualUrl: 'https://rivers.example/1',
    manualDetails: { ...noDetails, 'publisher-place': 'London' },
  });
});

test('a work without a matching source type has no link', () => {
  expect(typedLink('/', 'apa', { id: 'x', type: 'thesis', title: 'Rivers' })).toBeUndefined();
});

test.each(['', 'utm_source=letter', 'style=No style!'])('?%s fills in nothing', (query) => {
  expect(readPrefill(new URLSearchParams(query))).toBeUndefined();
});

test('a style alone chooses the style', () => {
  expect(readPrefill(new URLSearchParams('style=ieee'))).toEqual({ format: 'ieee' });
});

test.each(['nature', 'apa@de-DE'])('a link may name any style: %s', (format) => {
  expect(readPrefill(new URLSearchParams({ style: format }))).toEqual({ format });
});

test('an unknown source type falls back to article', () => {
  expect(readPrefill(new URLSearchParams('title=Rivers&type=stone'))).toMatchObject({
    manualSourceType: 'article',
  });
});

test('only the parsed parameters are removed from the URL', () => {
  expect(withoutPrefill(new URLSearchParams('style=apa&source=x&from=letter'))).toBe('from=letter');
});
