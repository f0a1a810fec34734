import { expect, it } from 'vitest';
import { carriedOver } from './carried-over.ts';
import { type CitationFormValues, emptyValues } from './values.ts';

it.each<[text: string, carried: Partial<CitationFormValues>]>([
  ['example.org/page', { manualSourceType: 'website', manualUrl: 'http://example.org/page' }],
  ['doi:10.1000/182', { manualSourceType: 'article', manualDetails: { DOI: '10.1000/182' } }],
  ['978-0-306-40615-7', { manualSourceType: 'book' }],
  ['(Okafor & Lind, 2020, p. 4)', { manualTitle: '', manualAuthors: 'Okafor; Lind', manualYear: '2020' }],
  ['Rivers and their towns', { manualTitle: 'Rivers and their towns' }],
  [
    'Okafor, A. (2019). Rivers and their towns. River Studies, 4(2), 1-20.',
    { manualTitle: 'Rivers and their towns', manualAuthors: 'Okafor, A.', manualYear: '2019' },
  ],
  ['', {}],
])('%j fills the fields of manual entry that it names', (text, carried) => {
  expect(carriedOver(text, emptyValues('apa'))).toEqual(carried);
});

it('details that were typed stay', () => {
  expect(carriedOver('example.org', { ...emptyValues('apa'), manualTitle: 'Rivers' })).toEqual({});
});
