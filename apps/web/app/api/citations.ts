import {
  type CitationRequest,
  type CitationResponse,
  citationResponseSchema,
  type SearchRequest,
  type SearchResponse,
  searchResponseSchema,
} from '@citewright/contract';
import { callJson } from './client.ts';

/** What an answer with only the specified fields says of its work and evidence: nothing. */
const unsaid = {
  item: { id: 'answer', type: 'document' },
  evidence: {},
  verification: 'unverified',
  notices: [],
  alternatives: [],
} as const;

/** The specification asks for a reference, its in-text form and the style; whatever else an answer has is kept. */
function completed(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('formattedCitation' in answer)) return answer;
  const plainText = String(answer.formattedCitation).replace(/<[^>]*>/g, '');
  return { ...unsaid, plainText, ...answer };
}

/**
 * Generates a citation: `POST /api/citations`, answered with 200.
 * @throws RequestError when the server refuses, ZodError when the response is not a citation
 */
export async function generateCitation(request: CitationRequest): Promise<CitationResponse> {
  const answer = await callJson({ method: 'POST', path: '/api/citations', body: request, expect: 200 });
  return citationResponseSchema.parse(completed(answer));
}

/**
 * Finds works by the words of a title or by a whole reference: `POST /api/search`, answered with 200.
 * @throws RequestError when the server refuses or nothing fits, ZodError when the response is not a list of works
 */
export async function searchWorks(request: SearchRequest): Promise<SearchResponse> {
  const answer = await callJson({ method: 'POST', path: '/api/search', body: request, expect: 200 });
  return searchResponseSchema.parse(answer);
}
