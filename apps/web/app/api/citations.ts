import {
  type CitationRequest,
  type CitationResponse,
  citationResponseSchema,
  type SearchRequest,
  type SearchResponse,
  searchResponseSchema,
} from '@citewright/contract';
import { callJson } from './client.ts';

/**
 * Generates a citation: `POST /api/citations`, answered with 200.
 * @throws RequestError when the server refuses, ZodError when the response is not a citation
 */
export async function generateCitation(
  request: CitationRequest,
  signal?: AbortSignal,
): Promise<CitationResponse> {
  const answer = await callJson({
    method: 'POST',
    path: '/api/citations',
    body: request,
    expect: 200,
    signal,
  });
  return citationResponseSchema.parse(answer);
}

/**
 * Finds works by the words of a title or by a whole reference: `POST /api/search`, answered with 200.
 * @throws RequestError when the server refuses or nothing fits, ZodError when the response is not a list of works
 */
export async function searchWorks(request: SearchRequest, signal?: AbortSignal): Promise<SearchResponse> {
  const answer = await callJson({ method: 'POST', path: '/api/search', body: request, expect: 200, signal });
  return searchResponseSchema.parse(answer);
}
