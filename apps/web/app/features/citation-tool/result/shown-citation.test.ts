import type { CitationResponse } from '@citewright/contract';
import { expect, it } from 'vitest';
import { candidates, shownCitation } from './shown-citation.ts';

const citation: CitationResponse = {
  formattedCitation: 'Smith, J. (2020). <i>First</i>.',
  plainText: 'Smith, J. (2020). First.',
  inTextCitation: '(Smith & Co, 2020)',
  format: 'apa',
  item: { id: '1', type: 'book', title: 'First', language: 'en' },
  evidence: {},
  verification: 'registry',
  record: { name: 'Crossref', url: 'https://doi.org/10.1/1' },
  notices: [{ code: 'corrected', message: 'A correction was published' }],
  alternatives: [
    {
      formattedCitation: 'Smith, A. (2020). <i>Second</i>.',
      plainText: 'Smith, A. (2020). Second.',
      item: { id: '2', type: 'book', title: 'Second' },
      record: { name: 'Open Library', url: 'https://openlibrary.org/works/OL1W' },
      confidence: 0.6,
    },
    {
      formattedCitation: 'Smith, B. (2020). <i>Third</i>.',
      plainText: 'Smith, B. (2020). Third.',
      item: { id: '3', type: 'book', title: 'Third' },
      confidence: 0.3,
    },
  ],
};

it('the first answer is shown with what is known about it', () => {
  expect(shownCitation({ id: 1, citation })).toEqual({
    format: 'apa',
    html: 'Smith, J. (2020). <i>First</i>.',
    text: 'Smith, J. (2020). First.',
    forms: { parenthetical: { text: '(Smith & Co, 2020)', html: '(Smith &amp; Co, 2020)' } },
    language: 'en',
    verification: 'registry',
    record: { name: 'Crossref', url: 'https://doi.org/10.1/1' },
    notices: [{ code: 'corrected', message: 'A correction was published' }],
  });
});

it('a chosen alternative takes its place: matched, and without the notices of the other record', () => {
  expect(shownCitation({ id: 1, citation, chosen: 0 })).toMatchObject({
    html: 'Smith, A. (2020). <i>Second</i>.',
    forms: {},
    verification: 'matched',
    record: { name: 'Open Library' },
    notices: [],
  });
});

it('every record but the shown one can be chosen, so that a choice can be taken back', () => {
  const places = (chosen?: number) => candidates({ id: 1, citation, chosen }).map(({ index }) => index);
  expect(places()).toEqual([0, 1]);
  expect(places(0)).toEqual([undefined, 1]);
  expect(places(1)).toEqual([undefined, 0]);
});
