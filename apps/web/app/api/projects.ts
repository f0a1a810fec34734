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
import { type ServedFile, servedFile } from './served-file.ts';

/** Query keys: the default query function requests the path in the first element (specification §7). */
export const projectsKey = ['/api/projects'] as const;
export const projectKey = (id: number) => [`/api/projects/${id}`] as const;
export const projectCitationsKey = (id: number) => [`/api/projects/${id}/citations`] as const;

// The server's tests validate its responses against the contract's schemas. Validating them here too would add 26 KiB
// of schemas to every page with projects, so we only check the shape, which rules out a proxy's error page.

function object<Answer>(answer: unknown): Answer {
  if (typeof answer === 'object' && answer !== null && !Array.isArray(answer)) return answer as Answer;
  throw new TypeError('The response is not an object');
}

function list<Entry>(answer: unknown): Entry[] {
  if (Array.isArray(answer)) return answer;
  throw new TypeError('The response is not a list');
}

/** @throws TypeError when the response is not a list */
export const parseProjects = (answer: unknown): Project[] => list(answer);

/** @throws TypeError when the response is not an object */
export const parseProject = (answer: unknown): Project => object(answer);

/** @throws TypeError when the response is not a list */
export const parseProjectCitations = (answer: unknown): ProjectCitation[] => list(answer);

// Each of these calls throws a `RequestError` for any status other than success.

export async function createProject(project: ProjectRequest): Promise<Project> {
  return object(await callJson({ method: 'POST', path: projectsKey[0], body: project }));
}

/** Changes the fields named in `edit`. A new style applies to all references. */
export async function editProject(id: number, edit: ProjectEdit): Promise<Project> {
  return object(await callJson({ method: 'PATCH', path: projectKey(id)[0], body: edit }));
}

/** Deletes a project and all its citations. */
export async function deleteProject(id: number): Promise<void> {
  await call({ method: 'DELETE', path: projectKey(id)[0] });
}

/** Restores a deleted project with its citations; possible for an hour. */
export async function restoreProject(id: number): Promise<Project> {
  return object(await callJson({ method: 'POST', path: `${projectKey(id)[0]}/restore` }));
}

/** Changes the fields of a citation's item named in `edit`; `null` removes a field. */
export async function editCitation(id: number, edit: CitationEdit): Promise<ProjectCitation> {
  return object(await callJson({ method: 'PATCH', path: `/api/citations/${id}`, body: edit }));
}

/** Moves a citation before another of its project, or to the end. */
export async function moveCitation(id: number, before: number | null): Promise<void> {
  await callJson({
    method: 'POST',
    path: `/api/citations/${id}/move`,
    body: { before } satisfies CitationMove,
  });
}

export async function deleteCitation(id: number): Promise<void> {
  await call({ method: 'DELETE', path: `/api/citations/${id}` });
}

/** Restores a deleted citation; possible for an hour. */
export async function restoreCitation(id: number): Promise<void> {
  await call({ method: 'POST', path: `/api/citations/${id}/restore` });
}

/** Exports a project as a file; the server chooses the file name. */
export async function exportProject(id: number, format: string): Promise<ServedFile> {
  return servedFile(await call({ method: 'GET', path: `${projectKey(id)[0]}/export?format=${format}` }));
}

/** All references of a project as text, sorted as its style asks, one per line. */
export async function fetchReferences(id: number): Promise<string> {
  const answer = await callJson({ method: 'GET', path: `${projectKey(id)[0]}/copy-references` });
  return object<CopyReferences>(answer).references;
}
