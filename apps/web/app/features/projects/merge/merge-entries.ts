import type { CitationEdit, ProjectCitation } from '@citewright/contract';
import type { QueryClient } from '@tanstack/react-query';
import { deletedCitationsKey, restoreCitation } from '~/api/deleted.ts';
import { makeChange } from '~/api/make-change.ts';
import { deleteCitation, editCitation, projectCitationsKey } from '~/api/projects.ts';
import { changeCitation } from '../change-citation.ts';
import { joinNotes, partNotes } from './joined-notes.ts';
import { editTo } from './merge-fields.ts';

/** Two entries of one work, and the fields that the one that stays takes from the other. */
export interface Merging {
  projectId: number;
  kept: ProjectCitation;
  other: ProjectCitation;
  taken: ReadonlySet<string>;
}

const changeListed = (
  queries: QueryClient,
  { projectId, other }: Merging,
  isListed: boolean,
  make: () => Promise<void>,
) =>
  makeChange(queries, {
    make,
    keys: [projectCitationsKey(projectId), deletedCitationsKey(projectId)],
    isDone: (list: ProjectCitation[]) => list.some(({ id }) => id === other.id) === isListed,
  });

/** What is taken from the other entry, or given back to it, and what both have beside the work: one change. */
function changeOf(
  taken: CitationEdit | undefined,
  notes: CitationEdit | undefined,
): CitationEdit | undefined {
  if (!taken || !notes) return taken ?? notes;
  return { ...taken, ...notes, before: { ...taken.before, ...notes.before } };
}

async function changeKept(
  queries: QueryClient,
  { projectId, kept }: Merging,
  edit: CitationEdit | undefined,
): Promise<void> {
  if (edit) await changeCitation(queries, projectId, kept.id, () => editCitation(kept.id, edit));
}

/** Merges two entries. What is taken is saved before the other entry is deleted, so that nothing is lost between. */
export async function mergeEntries(queries: QueryClient, merging: Merging): Promise<void> {
  const { kept, other, taken } = merging;
  const fields = taken.size > 0 ? editTo(kept, other, taken, other) : undefined;
  await changeKept(queries, merging, changeOf(fields, joinNotes(kept, other)));
  await changeListed(queries, merging, false, () => deleteCitation(other.id));
}

/**
 * Brings both entries back as they were. What was written since stays, and the other entry is back nevertheless; notes that were do not keep the
 * fields from being given back.
 */
export async function undoMerge(queries: QueryClient, merging: Merging): Promise<void> {
  const { kept, other, taken } = merging;
  await changeListed(queries, merging, true, () => restoreCitation(other.id));
  // What was taken is what the other entry has.
  const fields = taken.size > 0 ? editTo(other, kept, taken, other) : undefined;
  const notes = partNotes(kept, other);
  await changeKept(queries, merging, fields).finally(() => changeKept(queries, merging, notes));
}
