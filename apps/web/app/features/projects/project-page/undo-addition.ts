import type { QueryClient } from '@tanstack/react-query';
import { deletedCitationsKey } from '~/api/deleted.ts';
import { deleteCitation, projectCitationsKey } from '~/api/projects.ts';
import { toast } from '~/ui/toast-store.ts';
import { settle } from '../deletion/settle.ts';
import { toastFailure } from '../toast-failure.ts';

/** Deletes a citation that was just added; it can be restored as other deleted ones. Gives whether it is out of the list. */
export async function undoAddition(id: number, projectId: number, queries: QueryClient): Promise<boolean> {
  const list = projectCitationsKey(projectId);
  const changed = { list, isListed: false, also: deletedCitationsKey(projectId) };
  const { failure } = await settle([{ id }], () => deleteCitation(id), queries, changed);
  if (failure === undefined) toast({ title: 'Citation deleted successfully!' });
  else toastFailure(failure, 'Failed to delete citation');
  return failure === undefined;
}
