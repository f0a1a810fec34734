import {
  type CitationEdit,
  type CitationRequest,
  type Project,
  type ProjectCitationResponse,
  projectCitationResponseSchema,
} from '@citewright/contract';
import { callJson } from './client.ts';
import { editCitation, projectCitationsKey } from './projects.ts';

/** A generated citation to add to a project: the request that finds it, and the user's edits since. */
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
