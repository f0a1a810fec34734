import {
  type CitationRequest,
  type CreatedCitation,
  projectCitationResponseSchema,
  type SearchResponse,
} from '@citewright/contract';
import { generateCitation, searchWorks } from '../../../api/citations.ts';
import { callJson } from '../../../api/client.ts';

/**
 * Requests a citation from the server. With a project, the citation is also saved there (`POST
 * /api/projects/{projectId}/citations`, answered with 201); `savedAs` is its id in the project.
 * @throws RequestError when the server refuses, TypeError or DOMException when there is no response
 */
export async function requestCitation(
  request: CitationRequest,
  projectId: number | undefined,
): Promise<{ citation: CreatedCitation; savedAs?: number }> {
  if (projectId === undefined) return { citation: await generateCitation(request) };
  const answer = await callJson({
    method: 'POST',
    path: `/api/projects/${projectId}/citations`,
    body: { ...request, projectId },
    expect: 201,
  });
  const citation = projectCitationResponseSchema.parse(answer);
  return { citation, savedAs: citation.id };
}

/**
 * Searches for the works that a title or a whole reference may mean.
 * @throws as `requestCitation`
 */
export async function requestWorks({
  format,
  language,
  sourceInput,
}: CitationRequest): Promise<SearchResponse> {
  return await searchWorks({ format, language, sourceInput });
}
