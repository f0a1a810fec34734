import {
  type CitationEdit,
  type CitationItem,
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

/** A citation of this browser's list that a project is to have, too. */
export interface KeptWork {
  /** How it is found again; absent where it cannot be. */
  addition: Addition | undefined;
  item: CitationItem;
}

/** This browser's citations, in the order in which they were cited, and what they are printed in. */
export interface KeptList {
  works: readonly KeptWork[];
  style: StyleId;
  language: Language | undefined;
}

/**
 * Generates the citation in a project, in the project's style; without the user's edits. Of a work that the project has, and that is to be
 * skipped, it gives the citation that is there. @throws RequestError when the server refuses
 */
export async function addCitation(
  { id, referenceStyle, language }: Project,
  { request }: Addition,
  duplicates: 'skip' | 'add',
): Promise<ProjectCitationResponse> {
  const answer = await callJson({
    method: 'POST',
    path: projectCitationsKey(id)[0],
    body: { ...request, format: referenceStyle, language, projectId: id, duplicates },
  });
  return projectCitationResponseSchema.parse(answer);
}

/** Whether a citation that was to be added is one that its project had before. */
export const isListed = ({ id, duplicateOf }: ProjectCitationResponse): boolean => id === duplicateOf?.id;
