import type { ProjectCitation } from '@citewright/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { makeChange } from '~/api/make-change.ts';
import { projectCitationsKey } from '~/api/projects.ts';

/** Changes a citation of a project; see `makeChange`. `also`: another list that changes with it. */
export async function changeCitation<Result extends ProjectCitation>(
  queries: QueryClient,
  projectId: number,
  id: number,
  make: () => Promise<Result>,
  also: readonly QueryKey[] = [],
): Promise<Result | undefined> {
  const find = (citations: readonly ProjectCitation[] = []) => citations.find((listed) => listed.id === id);
  const textOf = (citation: ProjectCitation) => JSON.stringify([citation.item, citation.locator]);
  return await makeChange(queries, {
    make,
    keys: [projectCitationsKey(projectId), ...also],
    isDone: (list: ProjectCitation[], known) => {
      const [now, before] = [find(list), find(known)];
      return now !== undefined && before !== undefined && textOf(now) !== textOf(before);
    },
  });
}
