import { type CitationItem, citationResponseSchema } from '@citewright/contract';
import { expect, test } from 'vitest';
import type { Finding } from './find.ts';
import { present } from './present.ts';

const book: CitationItem = {
  id: 'https://openlibrary.org/books/OL1M',
  type: 'book',
  title: 'Rivers and their towns',
  author: [{ family: 'Okafor', given: 'Ada' }],
  issued: { 'date-parts': [[2019]] },
  publisher: 'Fjord Press',
};

const findingOf = (item: CitationItem): Finding => ({
  item,
  evidence: { title: { source: 'openlibrary', disagreements: [{ source: 'googlebooks', value: 'Rivers' }] } },
  verification: 'registry',
  record: { name: 'Open Library', url: 'https://openlibrary.org/books/OL1M' },
  notices: [{ code: 'missing-field', message: 'No place of publication', fields: ['publisher-place'] }],
  alternatives: [{ item: { ...book, title: 'Rivers' }, confidence: 0.5 }],
});

test('a finding becomes a response that fits the contract', () => {
  const answer = present(findingOf(book), 'apa');
  expect(citationResponseSchema.parse(answer)).toEqual(answer);
  expect(answer).toMatchObject({
    plainText: 'Okafor, A. (2019). Rivers and their towns. Fjord Press.',
    inTextCitation: '(Okafor, 2019)',
    verification: 'registry',
    record: { name: 'Open Library' },
    alternatives: [{ plainText: 'Okafor, A. (2019). Rivers. Fjord Press.', confidence: 0.5 }],
  });
});

test('missing fields are reported in the terms of the style', () => {
  const { issued: _issued, ...undated } = book;
  const said = (style: 'apa' | 'mla') => present(findingOf(undated), style).notices;
  expect(said('apa')).toEqual([
    {
      code: 'missing-field',
      message: 'No date was found, so the reference says “n.d.” (no date), as APA asks.',
      fields: ['issued'],
    },
  ]);
  expect(said('mla')[0]?.message).toBe(
    'No date was found, so the reference goes without one, as MLA allows.',
  );
});
