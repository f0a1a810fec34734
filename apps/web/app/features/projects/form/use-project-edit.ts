import type { Project, ProjectEdit } from '@citewright/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { editProject, projectCitationsKey, projectKey, projectsKey } from '~/api/projects.ts';
import { refetchQueries } from '~/api/refetch.ts';
import { toastFailure } from '../failure-message.ts';

/** What is said when a change failed without words from the server. */
export const editFallback = 'Failed to change project';

/** Changes a project. Its page, the overview and, as they follow its style, its citations are shown fresh. */
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
