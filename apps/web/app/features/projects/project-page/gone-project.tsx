import type { Project, ProjectCitation } from '@citewright/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { deletedProjectsKey, parseDeletedProjects, restoreProject } from '~/api/deleted.ts';
import { makeChange, unknownWithoutAnswer } from '~/api/make-change.ts';
import { projectCitationsKey, projectKey, projectsKey } from '~/api/projects.ts';
import { refetchQueries } from '~/api/refetch.ts';
import { paragraphHtml } from '~/clipboard/clipboard-content.ts';
import { useCopy } from '~/clipboard/use-copy.ts';
import { goneWords } from '~/content/deleted.ts';
import { Button } from '~/ui/button.tsx';
import { fetchPart } from '~/ui/lazy-part.tsx';
import { downloadFile } from '~/ui/text-file.ts';
import { toast } from '~/ui/toast-store.ts';
import { isNumbered } from '../is-numbered.ts';
import { referencesFile } from '../references/references-file.ts';
import { toastFailure } from '../toast-failure.ts';
import { heldProject, recordsFile } from './held-project.ts';

const loadBackup = () => fetchPart(() => import('~/api/backup.ts'));

interface GoneProjectProps {
  project: Project;
  citations: readonly ProjectCitation[];
}

/** Brings back a deleted project, or makes a new one of what the page holds; gives where it is. */
function useReturn({ project, citations }: GoneProjectProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const restore = useMutation({
    mutationFn: () =>
      makeChange(queries, {
        make: () => restoreProject(project.id),
        keys: [projectKey(project.id), projectCitationsKey(project.id), projectsKey, deletedProjectsKey],
        isDone: () => true,
      }),
    onSuccess: () => toast({ title: 'The project is back, with its citations' }),
    onError: (error) => toastFailure(error, 'Failed to restore the project'),
  });
  const renew = useMutation({
    mutationFn: async () =>
      (await loadBackup())
        .restoreBackup(heldProject(project, citations, isNumbered(project)))
        .catch(unknownWithoutAnswer),
    onSuccess: async ({ added: [made], unread }) => {
      toast({
        title: goneWords.renewed,
        description: unread ? `${unread.length} could not be stored.` : goneWords.checkAgain,
      });
      await refetchQueries(queries, projectsKey);
      await navigate(made ? `/projects/${made.id}` : '/projects');
    },
    onError: (error) => toastFailure(error, goneWords.notRenewed),
  });
  return { restore, renew };
}

/** Says that the server does not have the project on the screen any more, and offers what can be done with what the page holds. */
export function GoneProject(props: GoneProjectProps) {
  const { citations } = props;
  const { restore, renew } = useReturn(props);
  const { copy } = useCopy();
  const { data: deleted } = useQuery({ queryKey: deletedProjectsKey, select: parseDeletedProjects });
  const isRestorable = deleted?.some(({ id }) => id === props.project.id);
  const text = citations.map(({ plainText }) => plainText).join('\n');
  const isEmpty = citations.length === 0;
  // The browser asks before the tab is closed or reloaded.
  useEffect(() => {
    if (isEmpty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isEmpty]);
  return (
    <section
      role="alert"
      aria-labelledby="gone-title"
      className="my-4 rounded-md border border-danger bg-raised p-4"
      data-print="off"
    >
      <h2 id="gone-title" className="font-semibold">
        {goneWords.heading}
      </h2>
      <p className="mt-1 max-w-prose text-sm">{goneWords.text}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {isRestorable && (
          <Button look="primary" busy={restore.isPending} onClick={() => restore.mutate()}>
            {goneWords.restore}
          </Button>
        )}
        <Button
          look={isRestorable ? 'secondary' : 'primary'}
          busy={renew.isPending}
          onClick={() => renew.mutate()}
        >
          {goneWords.renew}
        </Button>
        <Button
          disabled={isEmpty}
          onClick={() =>
            copy({
              html: citations.map(({ formattedCitation }) => paragraphHtml(formattedCitation)).join(''),
              text,
            })
          }
        >
          {goneWords.copy}
        </Button>
        <Button disabled={isEmpty} onClick={() => downloadFile(referencesFile(text, new Date()))}>
          {goneWords.download}
        </Button>
        <Button disabled={isEmpty} onClick={() => downloadFile(recordsFile(citations))}>
          {goneWords.records}
        </Button>
      </div>
    </section>
  );
}
