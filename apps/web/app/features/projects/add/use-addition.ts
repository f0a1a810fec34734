import type { Project, ProjectCitationResponse, ProjectRequest } from '@citewright/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { type Addition, addCitation } from '~/api/add-citation.ts';
import { createProject, projectCitationsKey, projectsKey } from '~/api/projects.ts';
import { refetchQueries } from '~/api/refetch.ts';
import { type ToastContent, toast } from '~/ui/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';

function addedMessage({ name }: Project, { duplicateOf }: ProjectCitationResponse): ToastContent {
  if (!duplicateOf) return { title: `Added to “${name}”` };
  return {
    title: 'Added, but it was here already',
    description: `“${duplicateOf.title}” is now in “${name}” twice.`,
    tone: 'notice',
  };
}

/** The mutation that adds a citation to a project; a citation that is not stored yet is generated there first. */
export function useAddition(addition: Addition, onAdded: () => void) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const add = useMutation({
    mutationFn: async (project: Project) => ({ project, added: await addCitation(project, addition) }),
    onSuccess: ({ project, added }) => {
      const open = { label: 'Open project', run: () => void navigate(`/projects/${project.id}`) };
      toast({ ...addedMessage(project, added), action: open });
      onAdded();
    },
    onError: (error) => toastFailure(error, 'Failed to add the citation'),
    onSettled: (_result, _error, { id }) => refetchQueries(queries, projectCitationsKey(id)),
  });
  const create = useMutation({
    mutationFn: (project: ProjectRequest) => createProject(project),
    onSuccess: async (project) => {
      await refetchQueries(queries, projectsKey);
      add.mutate(project);
    },
    onError: (error) => toastFailure(error, 'Failed to create project'),
  });
  return { add, create };
}
