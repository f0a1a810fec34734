import {
  type CitationEdit,
  copyReferencesSchema,
  type ExportFormat,
  type NewProject,
  type Project,
  type ProjectCitation,
  type ProjectEdit,
  projectCitationSchema,
  projectSchema,
} from '@citewright/contract';
import * as z from 'zod';
import { call, callJson } from './client.ts';
import { type ServedFile, servedFile } from './served-file.ts';

/** Query keys: the default data loading asks for the path in their first element (specification §7). */
export const projectsKey = ['/api/projects'] as const;
export const projectKey = (id: number) => [`/api/projects/${id}`] as const;
export const projectCitationsKey = (id: number) => [`/api/projects/${id}/citations`] as const;

/** @throws ZodError when the answer is not a list of projects */
export function parseProjects(answer: unknown): Project[] {
  return z.array(projectSchema).parse(answer);
}

/** @throws ZodError when the answer is not a project */
export function parseProject(answer: unknown): Project {
  return projectSchema.parse(answer);
}

const present = (value: unknown) => typeof value === 'object' && value !== null;

// The records inside were checked when they were stored. To check each of their hundred fields again takes half a second
// for a list of 10,000; the rest of it a tenth of that.
const listedCitationSchema = projectCitationSchema.extend({
  item: z.custom<ProjectCitation['item']>(present),
  evidence: z.custom<ProjectCitation['evidence']>(present),
});

/** @throws ZodError when the answer is not a list of citations */
export function parseProjectCitations(answer: unknown): ProjectCitation[] {
  return z.array(listedCitationSchema).parse(answer);
}

// Each of these calls throws a `RequestError` for any other answer than success.

/** Creates a project. */
export async function createProject(project: NewProject): Promise<Project> {
  return parseProject(await callJson({ method: 'POST', path: projectsKey[0], body: project }));
}

/** Changes the fields that `edit` names. All references follow a changed style. */
export async function editProject(id: number, edit: ProjectEdit): Promise<Project> {
  return parseProject(await callJson({ method: 'PATCH', path: projectKey(id)[0], body: edit }));
}

/** Deletes a project and all its citations. */
export async function deleteProject(id: number): Promise<void> {
  await call({ method: 'DELETE', path: projectKey(id)[0] });
}

/** Deletes one citation. */
export async function deleteCitation(id: number): Promise<void> {
  await call({ method: 'DELETE', path: `/api/citations/${id}` });
}

/** Brings a deleted project back, with its citations; possible for an hour. */
export async function restoreProject(id: number): Promise<Project> {
  return parseProject(await callJson({ method: 'POST', path: `${projectKey(id)[0]}/restore` }));
}

/** Changes the fields of a citation's item that `edit` names; `null` takes one away. */
export async function editCitation(id: number, edit: CitationEdit): Promise<ProjectCitation> {
  const answer = await callJson({ method: 'PATCH', path: `/api/citations/${id}`, body: edit });
  return projectCitationSchema.parse(answer);
}

/** Brings a deleted citation back; possible for an hour. */
export async function restoreCitation(id: number): Promise<void> {
  await call({ method: 'POST', path: `/api/citations/${id}/restore` });
}

/** A project as a file of the format, with the name that the server gives it. */
export async function exportProject(id: number, format: ExportFormat): Promise<ServedFile> {
  return servedFile(await call({ method: 'GET', path: `${projectKey(id)[0]}/export?format=${format}` }));
}

/** All references of a project as text, sorted alphabetically, one a line. */
export async function fetchReferences(id: number): Promise<string> {
  const answer = await callJson({ method: 'GET', path: `${projectKey(id)[0]}/copy-references` });
  return copyReferencesSchema.parse(answer).references;
}
