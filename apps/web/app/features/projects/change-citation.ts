import type { ProjectCitation } from '@citewright/contract';
import type { QueryClient } from '@tanstack/react-query';
import { makeChange } from '~/api/make-change.ts';
import { projectCitationsKey } from '~/api/projects.ts';

/** Changes a citation of a project; see `makeChange`. */
export async function changeCitation(
  queries: QueryClient,
  projectId: number,
  id: number,
  make: () => Promise<ProjectCitation>,
): Promise<void> {
  const find = (citations: readonly ProjectCitation[] = []) => citations.find((listed) => listed.id === id);
  const textOf = (citation: ProjectCitation) => JSON.stringify([citation.item, citation.locator]);
  await makeChange(queries, {
    make,
    keys: [projectCitationsKey(projectId)],
    isDone: (list: ProjectCitation[], known) => {
      const [now, before] = [find(list), find(known)];
      return now !== undefined && before !== undefined && textOf(now) !== textOf(before);
    },
  });
}
