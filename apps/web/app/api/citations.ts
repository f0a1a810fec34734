import { type CitationRequest, type CitationResponse, citationResponseSchema } from '@citewright/contract';
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
