import {
  type CitationEdit,
  type CitationRequest,
  type Language,
  type Project,
  type ProjectCitationResponse,
  projectCitationResponseSchema,
  type StyleId,
} from '@citewright/contract';
import { callJson } from './client.ts';
import { projectCitationsKey } from './projects.ts';

/** A generated citation to add to a project: the request that finds it, and the user's edits since. */
export interface Addition {
  title: string;
  /** The style that it was made in: that of a project made for it. */
  style: StyleId;
  language: Language | undefined;
  request: Omit<CitationRequest, 'format' | 'language'>;
  edit: CitationEdit;
}

/** Generates the citation in a project, in the project's style; without the user's edits. @throws RequestError when the server refuses */
export async function addCitation(
  { id, referenceStyle, language }: Project,
  { request }: Addition,
): Promise<ProjectCitationResponse> {
  const answer = await callJson({
    method: 'POST',
    path: projectCitationsKey(id)[0],
    body: { ...request, format: referenceStyle, language, projectId: id },
    expect: 201,
  });
  return projectCitationResponseSchema.parse(answer);
}
