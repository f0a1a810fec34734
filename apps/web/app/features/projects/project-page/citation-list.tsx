import type { Project, ProjectCitation } from '@citewright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { firstInteraction } from '~/ui/first-interaction.ts';
import { fetchPart, lazyPart } from '~/ui/lazy-part.tsx';
import { LongList } from '~/ui/long-list.tsx';
import { citationCount } from '../citation-count.ts';
import { isNumbered } from '../is-numbered.ts';
import { toastFailure } from '../toast-failure.ts';
import type { CitationActions } from './citation-actions.ts';
import { CitationEntry } from './citation-entry.tsx';
import { deferred } from './deferred.ts';
import type { Finder } from './find-field.tsx';
import { sectionStarts } from './section-starts.ts';
import type { Selection } from './use-selection.ts';

// The form, its schemas and the engine are loaded on first use.
const EditCitationDialog = lazyPart(async () => (await deferred()).editCitationDialog());

const loadCitationDeletion = async () => (await deferred()).deleteCitations();
const DeleteCitations = lazyPart(loadCitationDeletion);

const FindField = lazyPart(async () => (await deferred()).findField());

const SelectionBar = lazyPart(async () => (await deferred()).selectionBar());

/** Holds the place of the field while it loads. */
function FindFieldOutline() {
  return (
    <div className="border-b border-rule py-2 print:hidden">
      <div className="h-12 rounded-md border border-rule bg-raised" />
    </div>
  );
}

/** What is searched for, by what came with the field for it. */
interface Search {
  query: string;
  finder?: Finder;
}

/** The number of citations from which the list has a search field. */
const longList = 6;

/** The estimated height of an entry, in pixels. */
const entryHeight = 56;

function NoCitations() {
  return (
    <div className="flex h-96 flex-col items-center justify-center text-center">
      <p className="font-display text-xl">No citations added yet</p>
      <p className="mt-2 text-ink-soft">Create your first citation to get started</p>
    </div>
  );
}

const citationId = ({ id }: ProjectCitation) => id;

interface CitationListProps {
  project: Project;
  citations: readonly ProjectCitation[];
  selection: Selection;
  /** The citations that were just added. */
  fresh: ReadonlySet<number>;
  sought: number | undefined;
  /** Takes the focus when what had it is gone. */
  heading: RefObject<HTMLElement | null>;
}

/** The reference list of a project; long lists have a search field. */
export function CitationList(props: CitationListProps) {
  const { project, citations, selection, fresh, sought, heading } = props;
  const [{ query, finder }, setSearch] = useState<Search>({ query: '' });
  const [editing, setEditing] = useState<number>();
  const [editWanted, setEditWanted] = useState(false);
  const index = useMemo(() => finder?.searchable(citations), [finder, citations]);
  const asked = useDeferredValue(query);
  const found = useMemo(
    () => (finder && index ? finder.findCitations(index, asked) : citations),
    [finder, index, asked, citations],
  );
  const [deleting, setDeleting] = useState<readonly ProjectCitation[]>();
  useEffect(() => {
    void firstInteraction().then(loadCitationDeletion);
  }, []);
  // The question gives the focus back to a button that is gone with its citation.
  useEffect(() => {
    const isLost = deleting?.length === 0 && document.activeElement === document.body;
    if (isLost) heading.current?.focus({ preventScroll: true });
  }, [deleting, heading]);
  const { toggle } = selection;
  const queries = useQueryClient();
  const actions = useMemo<CitationActions>(
    () => ({
      edit: ({ id }) => {
        setEditWanted(true);
        setEditing(id);
      },
      remove: (citation) => setDeleting([citation]),
      toggle,
      move: async (id, to) => {
        try {
          const { moveInList } = await fetchPart(() => import('./move-citation.ts'));
          await moveInList(queries, project, id, to);
        } catch (error) {
          toastFailure(error, 'Failed to move the citation');
        }
      },
    }),
    [toggle, queries, project],
  );
  // Citations hidden by the search are not deleted.
  const isOrdered = isNumbered(project) || citations.at(-1)?.heading !== undefined;
  const movable = citations.length > 1 && found.length === citations.length && isOrdered;
  const starts = useMemo(() => sectionStarts(found), [found]);
  const chosen = found.filter(({ id }) => selection.ids.has(id));
  return (
    <>
      {citations.length >= longList && (
        <FindField waiting={<FindFieldOutline />} {...{ project, citations, query }} onSearch={setSearch} />
      )}
      {selection.active && (
        <SelectionBar
          project={project}
          citations={citations}
          selection={selection}
          shown={found}
          chosen={chosen}
          onDelete={() => setDeleting(chosen)}
        />
      )}
      <p role="status" className="sr-only">
        {asked.trim() !== '' && `${citationCount(found.length)} found`}
      </p>
      {citations.length === 0 && <NoCitations />}
      {citations.length > 0 && found.length === 0 && (
        <p className="h-96 py-6 text-ink-soft">Nothing here matches these words.</p>
      )}
      {found.length > 0 && (
        <LongList
          entries={found}
          keyOf={citationId}
          label="List of citations"
          estimate={entryHeight}
          className="py-0.5"
          onPage
        >
          {(citation) => (
            <CitationEntry
              projectId={project.id}
              citation={citation}
              begins={starts.get(citation.id)}
              ticked={selection.active ? selection.ids.has(citation.id) : undefined}
              fresh={fresh.has(citation.id) || citation.id === sought}
              movable={movable}
              annotated={project.annotated === true}
              actions={actions}
            />
          )}
        </LongList>
      )}
      {deleting && (
        <DeleteCitations projectId={project.id} subjects={deleting} onClose={() => setDeleting([])} />
      )}
      {editWanted && (
        <EditCitationDialog
          project={project}
          citations={citations}
          editing={editing}
          onClose={() => setEditing(undefined)}
          onReopen={setEditing}
        />
      )}
    </>
  );
}
