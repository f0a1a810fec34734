import {
  type CitationRequest,
  type CreatedCitation,
  projectCitationResponseSchema,
} from '@citewright/contract';
import { generateCitation } from '../../../api/citations.ts';
import { callJson } from '../../../api/client.ts';

// Longer than the server's own deadlines together: it ends only what would never end.
const deadline = 30_000;

/**
 * Asks the server for a citation, and to keep it when a project is named (`POST /api/projects/{projectId}/citations`,
 * answered with 201). `savedAs` is the number under which the project keeps it.
 * @throws RequestError when the server refuses, TypeError or DOMException when no answer comes
 */
export async function requestCitation(
  request: CitationRequest,
  projectId: number | undefined,
): Promise<{ citation: CreatedCitation; savedAs?: number }> {
  const signal = AbortSignal.timeout(deadline);
  if (projectId === undefined) return { citation: await generateCitation(request, signal) };
  const answer = await callJson({
    method: 'POST',
    path: `/api/projects/${projectId}/citations`,
    body: { ...request, projectId },
    expect: 201,
    signal,
  });
  const citation = projectCitationResponseSchema.parse(answer);
  return { citation, savedAs: citation.id };
}
