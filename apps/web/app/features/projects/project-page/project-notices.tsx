import type { Project } from '@citewright/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { projectKey } from '~/api/projects.ts';
import { isMissing } from '~/api/request-error.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import { useToast } from '~/ui/use-toast.ts';
import { StorageNotice } from '../backup/storage-notice.tsx';
import type { ProjectCitations } from './use-project-citations.ts';

const GoneProject = lazyPart(async () => (await import('./gone-project.tsx')).GoneProject);

interface ProjectNoticesProps {
  project: Project;
  list: ProjectCitations;
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

/** What a project page says besides: that nothing is kept here, and that the project is gone. */
export function ProjectNotices({ project, list }: ProjectNoticesProps) {
  const isGone = useGone(project, list);
  return (
    <div className="page-width">
      <StorageNotice isEmpty={false} />
      {isGone && <GoneProject project={project} citations={list.citations ?? []} />}
    </div>
  );
}
