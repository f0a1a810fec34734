import type { ProjectCitation } from '@citewright/contract';
import type { QueryClient } from '@tanstack/react-query';
import { deletedCitationsKey, restoreCitation } from '~/api/deleted.ts';
import { makeChange } from '~/api/make-change.ts';
import { deleteCitation, editCitation, projectCitationsKey } from '~/api/projects.ts';
import { changeCitation } from '../change-citation.ts';
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

/** Merges two entries. What is taken is saved before the other entry is deleted, so that nothing is lost between. */
export async function mergeEntries(queries: QueryClient, merging: Merging): Promise<void> {
  const { projectId, kept, other, taken } = merging;
  if (taken.size > 0) {
    await changeCitation(queries, projectId, kept.id, () =>
      editCitation(kept.id, editTo(kept, other, taken)),
    );
  }
  await changeListed(queries, merging, false, () => deleteCitation(other.id));
}

/** Brings both entries back as they were. Fields that were changed since stay, and the other entry is back nevertheless. */
export async function undoMerge(queries: QueryClient, merging: Merging): Promise<void> {
  const { projectId, kept, other, taken } = merging;
  await changeListed(queries, merging, true, () => restoreCitation(other.id));
  if (taken.size > 0) {
    // What was taken is what the other entry has.
    await changeCitation(queries, projectId, kept.id, () =>
      editCitation(kept.id, editTo(other, kept, taken)),
    );
  }
}
