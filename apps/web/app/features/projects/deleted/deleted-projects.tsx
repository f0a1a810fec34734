import { useQuery } from '@tanstack/react-query';
import { deletedProjectsKey, parseDeletedProjects, removeForGood, restoreProject } from '~/api/deleted.ts';
import { projectsKey } from '~/api/projects.ts';
import { deletedWords } from '~/content/deleted.ts';
import { projectCount } from '../backup/project-count.ts';
import { citationCount } from '../citation-count.ts';
import { RecentlyDeleted } from './recently-deleted.tsx';

/** The projects that were deleted lately. */
export function DeletedProjects() {
  const { data } = useQuery({ queryKey: deletedProjectsKey, select: parseDeletedProjects });
  return (
    <RecentlyDeleted
      note={deletedWords.projects}
      entries={data ?? []}
      titleOf={({ name }) => name}
      detailsOf={({ citations }) => citationCount(citations)}
      deleted={deletedProjectsKey}
      list={projectsKey}
      restore={({ id }) => restoreProject(id)}
      remove={({ id }) => removeForGood('projects', id)}
      restored={(count) => `${projectCount(count)} restored`}
      removed={(count) => `${projectCount(count)} deleted for good`}
    />
  );
}
