import type { CitationItem, Project } from '@citewright/contract';
import { writeRecords } from '@citewright/interchange';
import { importReferences } from '~/api/import.ts';
import { createProject } from '~/api/projects.ts';
import { randomToken } from '~/api/session.ts';

const fileText = (items: readonly CitationItem[]): string =>
  [...writeRecords('csl-json', items)]
    .map((piece) => (typeof piece === 'string' ? piece : new TextDecoder().decode(piece)))
    .join('');

/**
 * Makes a project of a list. Tells how many of its entries were stored.
 * @throws RequestError when the project cannot be made, or the list is refused
 */
export async function saveList(
  name: string,
  style: string,
  items: readonly CitationItem[],
  signal: AbortSignal,
): Promise<{ project: Project; added: number }> {
  const project = await createProject({ name, moduleName: null, moduleCode: null, referenceStyle: style });
  const request = { text: fileText(items), format: 'csl-json', duplicates: 'add' } as const;
  let added = 0;
  const events = importReferences({ projectId: project.id, request, idempotencyKey: randomToken(), signal });
  for await (const event of events) {
    if (event.kind === 'line' && event.line.status === 'added') added += 1;
  }
  return { project, added };
}
