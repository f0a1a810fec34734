import type { CitationResponse } from '@citewright/contract';
import { expect, it } from 'vitest';
import { additionOf } from './addition.ts';

const citation: CitationResponse = {
  formattedCitation: 'x',
  plainText: 'x',
  format: 'apa',
  item: { id: 1, type: 'book', title: 'Beloved', publisher: 'Knopf', ISBN: '9780394535975' },
  evidence: {},
  verification: 'registry',
  notices: [],
  alternatives: [],
};
const request = { format: 'apa', inputType: 'isbn', sourceInput: '0394535979' } as const;

it('a citation is requested again with the same request, in any style', () => {
  expect(additionOf({ id: 1, citation, request })).toEqual({
    title: 'Beloved',
    style: 'apa',
    request: { inputType: 'isbn', sourceInput: '0394535979' },
    edit: {},
  });
});

it("without a known request, the record's identifier is requested", () => {
  expect(additionOf({ id: 1, citation })?.request).toEqual({
    inputType: 'isbn',
    sourceInput: '9780394535975',
  });
});

it('a record without any identifier cannot be added', () => {
  const { ISBN: _isbn, ...lost } = citation.item;
  expect(additionOf({ id: 1, citation: { ...citation, item: lost } })).toBeUndefined();
});

it('edited and removed fields are included', () => {
  const { publisher: _publisher, ...item } = citation.item;
  const corrected = { ...citation, item: { ...item, title: 'Beloved: A Novel' } };
  expect(additionOf({ id: 1, citation: corrected, original: citation, request })?.edit).toEqual({
    title: 'Beloved: A Novel',
    publisher: null,
  });
});

it('the locator of the in-text citation is preserved', () => {
  const locator = { label: 'page', value: '45' };
  expect(additionOf({ id: 1, citation: { ...citation, locator }, request })?.edit).toEqual({ locator });
});
