import type { CitationItem, CitationResponse, StyleId } from '@citewright/contract';
import * as formatter from '@citewright/formatting';
import { expect, it } from 'vitest';
import { restyle } from './restyle.ts';

function bookBy(family: string, title: string): CitationItem {
  const issued = { 'date-parts': [[1987]] };
  return { id: title, type: 'book', title, author: [{ family, given: 'Toni' }], publisher: 'Knopf', issued };
}

const citation: CitationResponse = {
  formattedCitation: 'Morrison, T. (1987). <i>Beloved</i>. Knopf.',
  plainText: 'Morrison, T. (1987). Beloved. Knopf.',
  inTextCitation: '(Morrison, 1987)',
  format: 'apa',
  item: bookBy('Morrison', 'Beloved'),
  evidence: { title: { source: 'loc' } },
  verification: 'registry',
  record: { name: 'Library of Congress', url: 'https://lccn.loc.gov/1' },
  notices: [{ code: 'corrected', message: 'This work has been corrected.', severity: 'warning' }],
  alternatives: [
    { formattedCitation: 'x', plainText: 'x', item: bookBy('Moore', 'Dearest'), confidence: 0.4 },
  ],
};

it('record and alternatives are formatted in the new style; their metadata is unchanged', () => {
  expect(restyle(citation, 'mla', formatter)).toEqual({
    ...citation,
    format: 'mla',
    formattedCitation: 'Morrison, Toni. <i>Beloved</i>. Knopf, 1987.',
    plainText: 'Morrison, Toni. Beloved. Knopf, 1987.',
    inTextCitation: '(Morrison)',
    inTextHtml: '(Morrison)',
    inTextForms: {
      parenthetical: { html: '(Morrison)', text: '(Morrison)' },
      narrative: { html: 'Morrison', text: 'Morrison' },
    },
    alternatives: [
      {
        ...citation.alternatives[0],
        formattedCitation: 'Moore, Toni. <i>Dearest</i>. Knopf, 1987.',
        plainText: 'Moore, Toni. Dearest. Knopf, 1987.',
        inTextCitation: '(Moore)',
        inTextHtml: '(Moore)',
        inTextForms: {
          parenthetical: { html: '(Moore)', text: '(Moore)' },
          narrative: { html: 'Moore', text: 'Moore' },
        },
      },
    ],
  });
});

it('missing fields are reported for the new style', () => {
  const { issued: _issued, ...item } = citation.item;
  const undated: CitationResponse = {
    ...citation,
    item,
    notices: [{ code: 'missing-field', message: 'No date was found, so …', fields: ['issued'] }],
  };
  const said = (style: StyleId) => restyle(undated, style, formatter).notices.map(({ message }) => message);
  expect(said('apa')).toEqual(['No date was found, so the reference says “n.d.” (no date), as APA asks.']);
  expect(said('mla')).toEqual(['No date was found, so the reference goes without one, as MLA allows.']);
});
