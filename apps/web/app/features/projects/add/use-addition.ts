import type { Project, ProjectCitationResponse, ProjectRequest } from '@citewright/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { type Addition, addCitation } from '~/api/add-citation.ts';
import { makeChange } from '~/api/make-change.ts';
import { createProject, editCitation, projectCitationsKey, projectsKey } from '~/api/projects.ts';
import { refetchQueries } from '~/api/refetch.ts';
import { UnansweredChange } from '~/api/request-error.ts';
import { type ToastContent, toast } from '~/ui/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';

function addedMessage({ name }: Project, added: ProjectCitationResponse | undefined): ToastContent {
  const duplicateOf = added?.duplicateOf;
  if (!duplicateOf) return { title: `Added to “${name}”` };
  return {
    title: 'Added, but it was here already',
    description: `“${duplicateOf.title}” is now in “${name}” twice.`,
    tone: 'notice',
  };
}

const countIn = (projects: readonly Project[] = [], { id }: Project) =>
  projects.find((project) => project.id === id)?.citations ?? 0;

/** The mutation that adds a citation to a project; a citation that is not stored yet is generated there first. */
export function useAddition(addition: Addition, onAdded: () => void) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const add = useMutation({
    mutationFn: async (project: Project) => {
      const list = projectCitationsKey(project.id);
      const added = await makeChange(queries, {
        make: () => addCitation(project, addition),
        keys: [projectsKey, list],
        isDone: (now: Project[], before) => countIn(now, project) > countIn(before, project),
      });
      const { edit } = addition;
      if (Object.keys(edit).length > 0) {
        // Pressing again finds out which citation it is.
        if (!added) throw new UnansweredChange(false, undefined);
        await editCitation(added.id, edit);
        await refetchQueries(queries, list);
      }
      return { project, added };
    },
    onSuccess: ({ project, added }) => {
      const open = { label: 'Open project', run: () => void navigate(`/projects/${project.id}`) };
      toast({ ...addedMessage(project, added), action: open });
      onAdded();
    },
    onError: (error) => toastFailure(error, 'Failed to add the citation'),
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
