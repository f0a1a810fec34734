import type { ProjectCitation } from '@citewright/contract';
import { deletedCitationsKey, restoreCitation } from '~/api/deleted.ts';
import { deleteCitation, projectCitationsKey } from '~/api/projects.ts';
import { citationCount } from '../citation-count.ts';
import { DeletionDialog } from './deletion-dialog.tsx';

function question(citations: readonly ProjectCitation[]): string {
  return citations.length === 1
    ? `Are you sure you want to delete this citation: "${citations[0]?.title}"?`
    : `Are you sure you want to delete these ${citationCount(citations.length)}?`;
}

const message = (what: string, count: number) =>
  count === 1 ? `Citation ${what} successfully!` : `${citationCount(count)} ${what} successfully!`;

interface DeleteCitationsProps {
  projectId: number;
  subjects: readonly ProjectCitation[];
  onClose: () => void;
}

/** Deletes citations of a project after confirmation. */
export function DeleteCitations({ projectId, ...props }: DeleteCitationsProps) {
  return (
    <DeletionDialog<ProjectCitation>
      {...props}
      title={({ length }) => (length > 1 ? 'Delete citations' : 'Delete citation')}
      question={question}
      remove={({ id }) => deleteCitation(id)}
      restore={({ id }) => restoreCitation(id)}
      list={projectCitationsKey(projectId)}
      deleted={deletedCitationsKey(projectId)}
      success={(count) => message('deleted', count)}
      restored={(count) => message('restored', count)}
      failure="Failed to delete citation"
    />
  );
}
