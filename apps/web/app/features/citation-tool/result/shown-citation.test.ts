import type { CitationResponse } from '@citewright/contract';
import { expect, it } from 'vitest';
import { shownCitation } from './shown-citation.ts';

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
  alternatives: [],
};

it('a citation is shown with its metadata', () => {
  expect(shownCitation({ id: 1, citation })).toEqual({
    format: 'apa',
    html: 'Smith, J. (2020). <i>First</i>.',
    text: 'Smith, J. (2020). First.',
    forms: { parenthetical: { text: '(Smith & Co, 2020)', html: '(Smith &amp; Co, 2020)' } },
    language: 'en',
    verification: 'registry',
    isEdited: false,
    record: { name: 'Crossref', url: 'https://doi.org/10.1/1' },
    own: false,
    notices: [{ code: 'corrected', message: 'A correction was published' }],
  });
});

it('a work already cited in the session is marked', () => {
  const match = { author: 1, coauthors: 1, year: 1, context: 0, standing: 0, own: 1 };
  expect(shownCitation({ id: 1, citation: { ...citation, match } }).own).toBe(true);
});

it('an edited work is marked', () => {
  const evidence = { title: { source: 'edited' }, author: { source: 'crossref' } };
  expect(shownCitation({ id: 1, citation: { ...citation, evidence } }).isEdited).toBe(true);
});
