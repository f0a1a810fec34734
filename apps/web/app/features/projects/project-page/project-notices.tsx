import type { CreatedCitation, Project } from '@citewright/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { projectKey } from '~/api/projects.ts';
import { isMissing } from '~/api/request-error.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import { toast } from '~/ui/toast-store.ts';
import { useToast } from '~/ui/use-toast.ts';
import { type Addition, AdditionCheck } from '../again/addition-check.tsx';
import { StorageNotice } from '../backup/storage-notice.tsx';
import type { ProjectCitations } from './use-project-citations.ts';

const GoneProject = lazyPart(async () => (await import('./gone-project.tsx')).GoneProject);

/** What the tool says last: that it waits for the answer whether it may add, or what it has added. */
export type ToolNews = Addition | CreatedCitation;

interface ProjectNoticesProps {
  project: Project;
  list: ProjectCitations;
  news: ToolNews | undefined;
}

/** Whether the server does not have the project any more. Looked at after everything that failed. */
function useGone({ id }: Project, list: ProjectCitations): boolean {
  const queries = useQueryClient();
  const { error } = useQuery({ queryKey: projectKey(id), enabled: false });
  const { current } = useToast();
  const failed = current?.tone === 'failure' ? current.id : undefined;
  useEffect(() => {
    if (failed !== undefined) void queries.refetchQueries({ queryKey: projectKey(id) });
  }, [queries, id, failed]);
  return isMissing(error) || isMissing(list.error);
}

/** What a project page says and asks besides: that nothing is kept here, that the project is gone, and that a reference is here already. */
export function ProjectNotices({ project, list, news }: ProjectNoticesProps) {
  const isAsked = news && 'answer' in news;
  const twice = isAsked ? undefined : news?.duplicateOf;
  const isGone = useGone(project, list);
  useEffect(() => {
    if (twice)
      toast({
        title: 'Added, but it was here already',
        description: `“${twice.title}” is now in this project twice.`,
        tone: 'notice',
      });
  }, [twice]);
  return (
    <div className="page-width">
      <StorageNotice isEmpty={false} />
      {isGone && <GoneProject project={project} citations={list.citations ?? []} />}
      {isAsked && <AdditionCheck projectId={project.id} addition={news} />}
    </div>
  );
}
