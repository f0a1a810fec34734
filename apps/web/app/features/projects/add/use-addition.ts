import type { CitationEdit, Project, ProjectCitationResponse, ProjectRequest } from '@citewright/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { type Addition, addCitation, isListed } from '~/api/add-citation.ts';
import { failureMessage } from '~/api/failure-message.ts';
import { makeChange } from '~/api/make-change.ts';
import { createProject, editCitation, projectCitationsKey, projectsKey } from '~/api/projects.ts';
import { refetchQueries } from '~/api/refetch.ts';
import { isMissing, isUnanswered, UnansweredChange } from '~/api/request-error.ts';
import { faultWords } from '~/content/faults.ts';
import { partialWords } from '~/content/partial-changes.ts';
import { toast } from '~/ui/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';

function uneditedMessage({ name }: Project, error: unknown): { title: string; description: string } {
  const description = isUnanswered(error)
    ? partialWords.uneditedUnknown
    : `${partialWords.unedited} ${failureMessage(error, '')}`;
  return { title: `Added to “${name}”`, description };
}

// Module-level, as the keys of unanswered calls: by project and request, what was added and still lacks its edits.
const unedited = new Map<string, ProjectCitationResponse>();

/** A citation was added, but not edited. */
class UneditedError extends Error {
  override readonly name = 'UneditedError';
}

/** Makes the edits of what was added. Pressing again makes them, and adds nothing. */
async function finish(name: string, added: ProjectCitationResponse, edit: CitationEdit): Promise<void> {
  unedited.set(name, added);
  try {
    await editCitation(added.id, edit);
    unedited.delete(name);
  } catch (cause) {
    // Deleted meanwhile: it may be added again.
    if (isMissing(cause)) unedited.delete(name);
    throw new UneditedError('An addition was not edited', { cause });
  }
}

const countIn = (projects: readonly Project[] = [], { id }: Project) =>
  projects.find((project) => project.id === id)?.citations ?? 0;

/** A project to which the citation is to be added, and whether that is wanted although it has the work. */
interface Wanted {
  project: Project;
  duplicates: 'skip' | 'add';
}

/**
 * The mutation that adds a citation to a project; a citation that is not stored yet is generated there first. `add.data.isKnown`: the project
 * has the work, and nothing was added.
 */
export function useAddition(addition: Addition, onAdded: () => void) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const add = useMutation({
    mutationFn: async ({ project, duplicates }: Wanted) => {
      const list = projectCitationsKey(project.id);
      const { edit, request } = addition;
      const name = JSON.stringify([project.id, request]);
      const begun = unedited.get(name);
      const added =
        begun ??
        (await makeChange(queries, {
          make: () => addCitation(project, addition, duplicates),
          keys: [projectsKey, list],
          isDone: (now: Project[], before) => countIn(now, project) > countIn(before, project),
        }));
      if (added && duplicates === 'skip' && isListed(added)) return { project, isKnown: true };
      if (Object.keys(edit).length > 0) {
        // Pressing again finds out which citation it is.
        if (!added) throw new UnansweredChange(false, undefined);
        await finish(name, added, edit);
        await refetchQueries(queries, list);
      }
      return { project, isKnown: false };
    },
    onSuccess: ({ project, isKnown }) => {
      if (isKnown) return;
      const open = { label: 'Open project', run: () => void navigate(`/projects/${project.id}`) };
      toast({ title: `Added to “${project.name}”`, action: open });
      onAdded();
    },
    onError: (error, wanted) => {
      const { project } = wanted;
      if (!(error instanceof UneditedError)) return toastFailure(error, 'Failed to add the citation');
      const { title, description } = uneditedMessage(project, error.cause);
      const again = { label: faultWords.tryAgain, run: () => add.mutate(wanted) };
      toast({ title, description, tone: 'failure', action: again });
    },
  });
  const create = useMutation({
    mutationFn: async (project: ProjectRequest) => {
      const made = await makeChange(queries, {
        make: () => createProject(project),
        keys: [projectsKey],
        isDone: (now: Project[], before) => now.length > (before?.length ?? now.length),
      });
      // Pressing again finds out which project it is.
      if (!made) throw new UnansweredChange(false, undefined);
      return made;
    },
    onSuccess: (project) => add.mutate({ project, duplicates: 'add' }),
    onError: (error) => toastFailure(error, 'Failed to create project'),
  });
  return { add, create };
}
