import {
  type CitationRequest,
  type CitationResponse,
  projectCitationResponseSchema,
  type SearchResponse,
} from '@citewright/contract';
import { isListed } from '../../../api/add-citation.ts';
import { generateCitation, searchWorks } from '../../../api/citations.ts';
import { callJson } from '../../../api/client.ts';

/** A citation as the server gives it. */
export interface Answer {
  citation: CitationResponse;
  /** Its id in the project. */
  savedAs?: number;
  /** Whether the project had it before, and nothing was added. */
  isListed?: boolean;
}

/**
 * Requests a citation from the server. With a project it is also saved there (`POST /api/projects/{projectId}/citations`), unless that has
 * the work and duplicates are skipped.
 * @throws RequestError when the server refuses, TypeError or DOMException when there is no response
 */
export async function requestCitation(
  request: CitationRequest,
  projectId: number | undefined,
  duplicates: 'skip' | 'add',
): Promise<Answer> {
  if (projectId === undefined) return { citation: await generateCitation(request) };
  const answer = await callJson({
    method: 'POST',
    path: `/api/projects/${projectId}/citations`,
    body: { ...request, projectId, duplicates },
  });
  const citation = projectCitationResponseSchema.parse(answer);
  return { citation, savedAs: citation.id, isListed: isListed(citation) };
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
