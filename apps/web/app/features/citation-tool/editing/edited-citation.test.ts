import type { CitationItem, CitationResponse } from '@citewright/contract';
import * as formatter from '@citewright/formatting';
import { expect, it } from 'vitest';
import { editedCitation } from './edited-citation.ts';

const item: CitationItem = {
  id: 1,
  type: 'book',
  title: 'Beloved',
  author: [{ literal: 'Toni Morrison' }],
  publisher: 'Knopf',
  issued: { 'date-parts': [[1987]] },
};

const citation: CitationResponse = {
  formattedCitation: 'Toni Morrison. (1987). <i>Beloved</i>. Knopf.',
  plainText: 'Toni Morrison. (1987). Beloved. Knopf.',
  format: 'apa',
  item,
  evidence: { title: { source: 'loc' }, author: { source: 'loc' } },
  verification: 'registry',
  notices: [
    { code: 'retracted', message: 'This work has been retracted.' },
    { code: 'guessed-organisation', message: '“Toni Morrison” may be a person.', fields: ['author'] },
    { code: 'sources-disagree', message: 'The sources disagree.', fields: ['author', 'title'] },
  ],
  alternatives: [],
};

const edited = editedCitation(
  citation,
  { ...item, author: [{ family: 'Morrison', given: 'Toni' }], publisher: 'Vintage' },
  formatter,
);

it("an edited record is formatted again in the citation's style", () => {
  expect(edited.plainText).toBe('Morrison, T. (1987). Beloved. Vintage.');
  expect(edited.formattedCitation).toBe('Morrison, T. (1987). <i>Beloved</i>. Vintage.');
});

it('changed fields are marked as edited beside what the record says; the others keep their source', () => {
  expect(edited.evidence).toEqual({
    title: { source: 'loc' },
    author: { source: 'edited', record: { source: 'loc', value: [{ literal: 'Toni Morrison' }] } },
    publisher: { source: 'edited', record: { source: 'record', value: 'Knopf' } },
  });
});

it('a notice is removed once all of its fields are edited; other notices stay', () => {
  expect(edited.notices.map(({ code }) => code)).toEqual(['retracted', 'sources-disagree']);
});
