import type { Alternative, CitationRequest } from '@citewright/contract';
import { expect, it } from 'vitest';
import { RequestError } from '~/api/request-error.ts';
import { nearMissesOf } from './near-misses.ts';

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

const rivers = record('Rivers', { DOI: '10.5555/rivers' });
const towns = record('Towns', { ISBN: '9780306406157' });
const answered = (body: unknown) => new RequestError(422, JSON.stringify(body), '');
const problem = { message: 'No published work found', code: 'IN_TEXT_NOT_FOUND' };

it('near misses are read from a failed request', () => {
  const error = answered({ ...problem, alternatives: [rivers, towns] });
  expect(nearMissesOf(error, request)).toEqual({ request, alternatives: [rivers, towns] });
});

it.each([
  ['without records', answered(problem)],
  ['with an empty list', answered({ ...problem, alternatives: [] })],
  ['of an invalid shape', answered({ ...problem, alternatives: [{ title: 'Rivers' }] })],
  ['that is an HTML page', new RequestError(502, '<h1>Bad gateway</h1>', '')],
  ['without a response', new TypeError('offline')],
])('a failure %s offers nothing', (_what, error) => {
  expect(nearMissesOf(error, request)).toBeUndefined();
});
