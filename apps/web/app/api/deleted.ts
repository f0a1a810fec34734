import type { DeletedCitation, DeletedProject, Project } from '@citewright/contract';
import { callJson } from './client.ts';
import { list, projectKey, remove, storedEntry } from './projects.ts';

/** Query keys of what was deleted and can be restored. */
export const deletedProjectsKey = ['/api/deleted'] as const;
export const deletedCitationsKey = (projectId: number) => [`${projectKey(projectId)[0]}/deleted`] as const;

/** @throws TypeError when the response is not a list */
export const parseDeletedProjects = (answer: unknown): DeletedProject[] => list(answer);

/** @throws TypeError when the response is not a list */
export const parseDeletedCitations = (answer: unknown): DeletedCitation[] => list(answer);

// Each of these calls throws a `RequestError` for any status other than success.

/** Deletes a project and all its citations. */
export async function deleteProject(id: number): Promise<void> {
  await remove(projectKey(id)[0]);
}

/** Restores a deleted project with its citations; possible for 30 days. */
export async function restoreProject(id: number): Promise<Project> {
  return storedEntry(await callJson({ method: 'POST', path: `${projectKey(id)[0]}/restore` }));
}

/** Restores a deleted citation; possible for 30 days. */
export async function restoreCitation(id: number): Promise<void> {
  storedEntry(await callJson({ method: 'POST', path: `/api/citations/${id}/restore` }));
}

/** Removes a deleted project or citation for good. */
export async function removeForGood(kind: 'projects' | 'citations', id: number): Promise<void> {
  await remove(`${deletedProjectsKey[0]}/${kind}/${id}`);
}

/** Removes for good all that this session has deleted. Not waited for longer than `signal` allows. */
export async function removeAllForGood(signal: AbortSignal): Promise<void> {
  await callJson({ method: 'DELETE', path: deletedProjectsKey[0], signal });
}
