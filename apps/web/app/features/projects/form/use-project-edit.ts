import type { Project, ProjectEdit } from '@citewright/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { editProject, projectCitationsKey, projectKey, projectsKey } from '~/api/projects.ts';
import { isChangedElsewhere } from '~/api/request-error.ts';
import { fetchPart } from '~/ui/lazy-part.tsx';
import { toastFailure } from '../toast-failure.ts';

/** Shown when a change failed without a message from the server. */
export const editFallback = 'Failed to change project';

/** Whether a project has the values of an edit. A field may be absent instead of empty or off. */
const hasEdit = (project: Project, edit: ProjectEdit): boolean =>
  Object.entries(edit).every(
    ([field, value]) => field === 'before' || (project[field as keyof Project] || '') === (value || ''),
  );

/**
 * The mutation that edits a project. Invalidates the project, the overview and, because a new style reformats them, its
 * citations.
 */
export function useProjectEdit({ id }: Project) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (edit: ProjectEdit) => {
      const { makeChange } = await fetchPart(() => import('~/api/make-change.ts'));
      return makeChange(queries, {
        make: () => editProject(id, edit),
        keys: [projectKey(id), projectsKey, projectCitationsKey(id)],
        isDone: (project: Project) => hasEdit(project, edit),
      });
    },
    // The form shows both texts.
    onError: (error) => isChangedElsewhere(error) || toastFailure(error, editFallback),
  });
}
