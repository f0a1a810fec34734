import type { Project, ProjectCitation } from '@citewright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { deleteCitation, projectCitationsKey, restoreCitation } from '~/api/projects.ts';
import { interactionOrDelay } from '~/ui/first-interaction.ts';
import { LongList } from '~/ui/long-list.tsx';
import { citationCount } from '../citation-count.ts';
import { DeletionQuestion } from '../deletion/deletion-question.tsx';
import { useDeletion } from '../deletion/use-deletion.ts';
import { isNumbered } from '../is-numbered.ts';
import type { CitationActions } from './citation-actions.ts';
import { CitationEntry } from './citation-entry.tsx';
import { findCitations, searchable } from './find-citations.ts';
import type { Selection } from './use-selection.ts';

// The form, its schemas and the engine are loaded on first use.
const EditCitationDialog = lazy(async () => ({
  default: (await import('../edit/edit-citation-dialog.tsx')).EditCitationDialog,
}));

const FindField = lazy(async () => {
  await interactionOrDelay();
  return { default: (await import('./find-field.tsx')).FindField };
});

const SelectionBar = lazy(async () => ({ default: (await import('./selection-bar.tsx')).SelectionBar }));

/** Holds the place of the field while it loads. */
function FindFieldOutline() {
  return (
    <div className="border-b border-rule py-2 print:hidden">
      <div className="h-12 rounded-md border border-rule bg-raised" />
    </div>
  );
}

/** The number of citations from which the list has a search field. */
const longList = 6;

/** The estimated height of an entry, in pixels. */
const entryHeight = 56;

const idOf = ({ id }: ProjectCitation) => id;

function question(citations: readonly ProjectCitation[]): string | undefined {
  const [first] = citations;
  if (!first) return undefined;
  return citations.length === 1
    ? `Are you sure you want to delete this citation: "${first.title}"?`
    : `Are you sure you want to delete these ${citationCount(citations.length)}?`;
}

const message = (what: string, count: number) =>
  count === 1 ? `Citation ${what} successfully!` : `${citationCount(count)} ${what} successfully!`;

interface CitationListProps {
  project: Project;
  citations: readonly ProjectCitation[];
  selection: Selection;
  /** The citations that were just added. */
  fresh: ReadonlySet<number>;
}

/** The reference list of a project; long lists have a search field. */
export function CitationList({ project, citations, selection, fresh }: CitationListProps) {
  const [query, setQuery] = useState('');
  const [editing, setEditing] = useState<number>();
  const [editWanted, setEditWanted] = useState(false);
  const index = useMemo(() => searchable(citations), [citations]);
  const asked = useDeferredValue(query);
  const found = useMemo(() => findCitations(index, asked), [index, asked]);
  const deletion = useDeletion<ProjectCitation>({
    remove: ({ id }) => deleteCitation(id),
    restore: ({ id }) => restoreCitation(id),
    list: projectCitationsKey(project.id),
    success: (count) => message('deleted', count),
    restored: (count) => message('restored', count),
    failure: 'Failed to delete citation',
  });
  const { ask } = deletion;
  const { toggle } = selection;
  const queries = useQueryClient();
  const actions = useMemo<CitationActions>(
    () => ({
      edit: ({ id }) => {
        setEditWanted(true);
        setEditing(id);
      },
      remove: (citation) => ask([citation]),
      toggle,
      move: async (id, to) => (await import('./move-citation.ts')).moveCitation(queries, project.id, id, to),
    }),
    [ask, toggle, queries, project.id],
  );
  // Citations hidden by the search are not deleted.
  const movable = citations.length > 1 && found.length === citations.length && isNumbered(project);
  const chosen = found.filter(({ id }) => selection.ids.has(id));
  return (
    <>
      {citations.length >= longList && (
        <Suspense fallback={<FindFieldOutline />}>
          <FindField query={query} onQuery={setQuery} />
        </Suspense>
      )}
      {selection.active && (
        <Suspense>
          <SelectionBar selection={selection} shown={found} chosen={chosen} onDelete={() => ask(chosen)} />
        </Suspense>
      )}
      <p role="status" className="sr-only">
        {asked.trim() !== '' && `${citationCount(found.length)} found`}
      </p>
      {found.length === 0 ? (
        <p className="h-96 py-6 text-ink-soft">Nothing here matches these words.</p>
      ) : (
        <LongList
          entries={found}
          keyOf={idOf}
          label="List of citations"
          estimate={entryHeight}
          className="py-0.5"
          onPage
        >
          {(citation) => (
            <CitationEntry
              projectId={project.id}
              citation={citation}
              ticked={selection.active ? selection.ids.has(citation.id) : undefined}
              fresh={fresh.has(citation.id)}
              movable={movable}
              actions={actions}
            />
          )}
        </LongList>
      )}
      <DeletionQuestion
        title={deletion.subjects.length > 1 ? 'Delete citations' : 'Delete citation'}
        question={question(deletion.subjects)}
        busy={deletion.busy}
        onCancel={deletion.cancel}
        onConfirm={deletion.confirm}
      />
      {editWanted && (
        <Suspense>
          <EditCitationDialog
            project={project}
            citations={citations}
            citation={citations.find(({ id }) => id === editing)}
            onClose={() => setEditing(undefined)}
            onReopen={setEditing}
          />
        </Suspense>
      )}
    </>
  );
}
