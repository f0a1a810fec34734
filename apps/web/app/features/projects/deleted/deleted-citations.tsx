import { useQuery } from '@tanstack/react-query';
import { deletedCitationsKey, parseDeletedCitations, removeForGood, restoreCitation } from '~/api/deleted.ts';
import { projectCitationsKey } from '~/api/projects.ts';
import { deletedWords } from '~/content/deleted.ts';
import { citationCount } from '../citation-count.ts';
import { RecentlyDeleted } from './recently-deleted.tsx';

/** What was deleted from a project lately. */
export function DeletedCitations({ projectId }: { projectId: number }) {
  const deleted = deletedCitationsKey(projectId);
  const { data } = useQuery({ queryKey: deleted, select: parseDeletedCitations });
  return (
    <RecentlyDeleted
      note={deletedWords.citations}
      entries={data ?? []}
      titleOf={({ title }) => title}
      detailsOf={({ authors, year }) => [authors, year].filter(Boolean).join(', ')}
      deleted={deleted}
      list={projectCitationsKey(projectId)}
      restore={({ id }) => restoreCitation(id)}
      remove={({ id }) => removeForGood('citations', id)}
      restored={(count) => `${citationCount(count)} restored`}
      removed={(count) => `${citationCount(count)} deleted for good`}
    />
  );
}
