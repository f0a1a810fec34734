import {
  type CitationEdit,
  type CitationRequest,
  type Project,
  type ProjectCitationResponse,
  projectCitationResponseSchema,
} from '@citewright/contract';
import { callJson } from './client.ts';
import { editCitation, projectCitationsKey } from './projects.ts';

/**
 * A citation that was made elsewhere, as a project takes it in: how it is asked for (a project keeps only what the server
 * found itself), and what its reader has changed since.
 */
export interface Addition {
  title: string;
  request: Omit<CitationRequest, 'format'>;
  edit: CitationEdit;
}

/**
 * Makes the citation again in a project, in its style, and then the reader's changes.
 * @throws RequestError when the server refuses; after the first call the citation is in, unchanged
 */
export async function addCitation(
  { id, referenceStyle }: Project,
  { request, edit }: Addition,
): Promise<ProjectCitationResponse> {
  const answer = await callJson({
    method: 'POST',
    path: projectCitationsKey(id)[0],
    body: { ...request, format: referenceStyle, projectId: id },
    expect: 201,
  });
  const added = projectCitationResponseSchema.parse(answer);
  if (Object.keys(edit).length > 0) await editCitation(added.id, edit);
  return added;
}
