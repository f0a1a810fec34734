import type { PublishedCitation } from '@citewright/contract';
import { callJson } from './client.ts';
import { storedEntry } from './projects.ts';

const publishedPath = (id: number) => `/api/citations/${id}/published`;

// Each of these calls throws a `RequestError` for any status other than success.

/** Takes the published record in the place of a preprint that a project cites. */
export async function takePublished(id: number): Promise<PublishedCitation> {
  return storedEntry(await callJson({ method: 'POST', path: publishedPath(id) }));
}

/** Puts the preprint back; `replaced` is the deleted citation that holds it. */
export async function undoPublished(id: number, replaced: number): Promise<PublishedCitation> {
  return storedEntry(
    await callJson({ method: 'POST', path: `${publishedPath(id)}/undo`, body: { replaced } }),
  );
}
