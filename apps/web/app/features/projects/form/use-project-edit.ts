import type { Project, ProjectEdit } from '@citewright/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { editProject, projectCitationsKey, projectKey, projectsKey } from '~/api/projects.ts';
import { refetchQueries } from '~/api/refetch.ts';
import { toastFailure } from '../toast-failure.ts';

/** Shown when a change failed without a message from the server. */
export const editFallback = 'Failed to change project';

/**
 * The mutation that edits a project. Invalidates the project, the overview and, because a new style reformats them, its
 * citations.
 */
export function useProjectEdit({ id }: Project) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (edit: ProjectEdit) => editProject(id, edit),
    onSuccess: async (project) => {
      queries.setQueryData(projectKey(id), project);
      await Promise.all([
        queries.invalidateQueries({ queryKey: projectsKey }),
        refetchQueries(queries, projectCitationsKey(id)),
      ]);
    },
    onError: (error) => toastFailure(error, editFallback),
  });
}
