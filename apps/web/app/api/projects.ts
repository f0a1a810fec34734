import type {
  CitationEdit,
  CitationMove,
  CopyReferences,
  Project,
  ProjectCitation,
  ProjectEdit,
  ProjectRequest,
} from '@citewright/contract';
import { call, callJson } from './client.ts';
import { RequestError } from './request-error.ts';
import { type ServedFile, servedFile } from './served-file.ts';

/** Query keys: the default query function requests the path in the first element (specification §7). */
export const projectsKey = ['/api/projects'] as const;
export const projectKey = (id: number) => [`/api/projects/${id}`] as const;
export const projectCitationsKey = (id: number) => [`/api/projects/${id}/citations`] as const;

// The server's tests validate its responses against the contract's schemas. Validating them here too would add 26 KiB
// of schemas to every page with projects, so we only check for the id, which rules out what others answer in its place.

/** @throws TypeError when the response is nothing that the server stores under a number */
export function storedEntry<Entry extends { id: number }>(answer: unknown): Entry {
  if (typeof (answer as Entry | null)?.id === 'number') return answer as Entry;
  throw new TypeError('The response is nothing that is stored');
}

/** @throws TypeError when the response is not a list of projects */
export const parseProjects = (answer: unknown): Project[] => list(answer);

/** @throws TypeError when the response is not a project */
export const parseProject = (answer: unknown): Project => storedEntry(answer);

/** @throws TypeError when the response is not a list of citations */
export const parseProjectCitations = (answer: unknown): ProjectCitation[] => list(answer);

/** @throws TypeError when the response is not a list of what is stored */
export function list<Entry extends { id: number }>(answer: unknown): Entry[] {
  if (!Array.isArray(answer)) throw new TypeError('The response is not a list');
  return answer.map(storedEntry<Entry>);
}

/** Deletes what is at a path. What is not there any more was deleted: by an attempt whose answer was lost, or in another tab. */
export async function remove(path: string): Promise<void> {
  try {
    storedEntry(await callJson({ method: 'DELETE', path }));
  } catch (error) {
    if (!(error instanceof RequestError && error.said !== undefined && error.status === 404)) throw error;
  }
}

// Each of these calls throws a `RequestError` for any status other than success.

export async function createProject(project: ProjectRequest): Promise<Project> {
  return storedEntry(await callJson({ method: 'POST', path: projectsKey[0], body: project }));
}

/** Changes the fields named in `edit`. A new style applies to all references. */
export async function editProject(id: number, edit: ProjectEdit): Promise<Project> {
  return storedEntry(await callJson({ method: 'PATCH', path: projectKey(id)[0], body: edit }));
}

/** Changes the fields of a citation's item named in `edit`; `null` removes a field. */
export async function editCitation(id: number, edit: CitationEdit): Promise<ProjectCitation> {
  return storedEntry(await callJson({ method: 'PATCH', path: `/api/citations/${id}`, body: edit }));
}

/** Moves a citation before another of its project, or to the end, and into another section perhaps. */
export async function moveCitation(id: number, body: CitationMove): Promise<void> {
  storedEntry(await callJson({ method: 'POST', path: `/api/citations/${id}/move`, body }));
}

export async function deleteCitation(id: number): Promise<void> {
  await remove(`/api/citations/${id}`);
}

/** Exports a project as a file, or some of its citations; the server chooses the file name. */
export async function exportProject(
  id: number,
  format: string,
  citations?: readonly number[],
): Promise<ServedFile> {
  const path = `${projectKey(id)[0]}/export?format=${format}${citations ? `&citations=${citations}` : ''}`;
  return servedFile(await call({ method: 'GET', path, answer: 'file' }));
}

/** All references of a project as text, sorted as its style asks, one per line. */
export async function fetchReferences(id: number): Promise<string> {
  const answer = await callJson({ method: 'GET', path: `${projectKey(id)[0]}/copy-references` });
  const { references } = answer as CopyReferences;
  if (typeof references !== 'string') throw new TypeError('The response has no references');
  return references;
}
