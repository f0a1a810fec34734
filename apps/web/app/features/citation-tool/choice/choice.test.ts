import type { Alternative, CitationRequest, CitationResponse } from '@citewright/contract';
import { expect, it } from 'vitest';
import { chooseAlternative, chooseNearMiss, findable } from './choice.ts';

const request: CitationRequest = { format: 'apa', inputType: 'intext', sourceInput: '(Okafor, 2018, p. 5)' };

function record(title: string, identifiers: { DOI?: string; ISBN?: string } = {}): Alternative {
  return {
    formattedCitation: `Okafor, A. (2019). <i>${title}</i>.`,
    plainText: `Okafor, A. (2019). ${title}.`,
    inTextCitation: '(Okafor, 2019, p. 5)',
    item: { id: title, type: 'book', title, ...identifiers },
    record: { name: 'Crossref', url: 'https://doi.org/10.5555/rivers' },
    confidence: 0.4,
  };
}

const locator = { label: 'page', value: '5' } as const;
const rivers = record('Rivers', { DOI: '10.5555/rivers' });
const towns = record('Towns', { ISBN: '9780306406157 0306406152' });
const letters = record('Letters');

it('a near miss is requested by its identifier, with the locator of the citation', () => {
  const { request: asked, asFound } = chooseNearMiss({ request, alternatives: [rivers, towns] }, rivers);
  expect(asked).toEqual({ format: 'apa', inputType: 'doi', sourceInput: '10.5555/rivers', locator });
  expect(asFound).toMatchObject({
    plainText: 'Okafor, A. (2019). Rivers.',
    inTextCitation: '(Okafor, 2019, p. 5)',
    format: 'apa',
    verification: 'matched',
    record: { name: 'Crossref' },
    locator,
    alternatives: [towns],
  });
  expect(asFound.confidence).toBeUndefined();
});

it('the locator is that of the work that was read, not of the one it quotes', () => {
  const quoted = { ...request, sourceInput: '(Freud, 1900, p. 3, as cited in Okafor, 2018, p. 5)' };
  expect(chooseNearMiss({ request: quoted, alternatives: [rivers] }, rivers).request?.locator).toEqual(
    locator,
  );
});

it('an alternative replaces the citation, which can be restored', () => {
  const answer: CitationResponse = {
    ...rivers,
    format: 'mla',
    evidence: {},
    verification: 'matched',
    locator,
    notices: [{ code: 'retracted', message: 'This article was retracted.' }],
    alternatives: [towns, letters],
  };
  const { request: asked, asFound } = chooseAlternative(answer, request, towns);
  expect(asked).toEqual({ format: 'mla', inputType: 'isbn', sourceInput: '9780306406157', locator });
  expect(asFound).toMatchObject({ plainText: 'Okafor, A. (2019). Towns.', format: 'mla', notices: [] });
  expect(asFound.alternatives).toEqual([{ ...rivers, verification: 'matched' }, letters]);
});

it('a typed record is still marked as typed when it is picked', () => {
  const typed: Alternative = { ...letters, verification: 'typed' };
  expect(chooseNearMiss({ request, alternatives: [typed] }, typed).asFound.verification).toBe('typed');
});

it('a record without an identifier is requested by its URL among the results of the same search', () => {
  const recordUrl = 'https://doi.org/10.5555/rivers';
  expect(chooseNearMiss({ request, alternatives: [letters] }, letters).request).toEqual({
    ...request,
    recordUrl,
  });
});

it('a project accepts records that can be requested by an identifier or by the search of an in-text citation', () => {
  const { record: _, ...unlisted } = letters;
  const offers = [letters, unlisted, rivers, towns];
  expect(findable(offers, request)).toEqual([letters, rivers, towns]);
  expect(findable(offers, { format: 'apa', inputType: 'doi', sourceInput: '10.5555/rivers' })).toEqual([
    rivers,
    towns,
  ]);
  expect(findable(offers, undefined)).toEqual([rivers, towns]);
});
