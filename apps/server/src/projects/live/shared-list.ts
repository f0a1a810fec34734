import type { CitationItem, Project } from '@citewright/contract';
import type { Database } from '../../db/schema.ts';
import { keyedItems, underKeys } from '../citations/keyed-citations.ts';
import type { StoredCitation } from '../citations/row.ts';
import { listCitations } from '../citations/store.ts';
import { findProject } from '../store.ts';
import { readFrozen } from './frozen-list.ts';
import { type OpenedLink, openLiveLink } from './store.ts';

/** The list that a link shows: as it is or, frozen, as it was. */
export interface SharedList extends Pick<OpenedLink, 'owner' | 'createdAt' | 'expiresAt'> {
  project: Project;
  frozenAt: string | null;
  citations: () => Promise<StoredCitation[]>;
  /** The items of the citations under the keys by which texts cite them. */
  keyed: () => Promise<CitationItem[]>;
  etag: string;
}

/** Opens the list of a link; absent for a link that leads to none. */
export async function openSharedList(
  database: Database,
  linkKey: string,
  now: number,
): Promise<SharedList | undefined> {
  const opened = await openLiveLink(database, linkKey, now);
  if (!opened) return undefined;
  const { id, owner, createdAt, expiresAt } = opened;
  const frozen = opened.frozen === null ? undefined : readFrozen(opened.frozen, id);
  const stored = await findProject(database, owner, id, frozen?.project);
  if (!stored) return undefined;
  const { project, revision } = stored;
  const link = { owner, createdAt, expiresAt, project };
  if (!frozen)
    return {
      ...link,
      frozenAt: null,
      citations: () => listCitations(database, owner, id),
      keyed: () => keyedItems(database, owner, project),
      etag: `"${revision}"`,
    };
  const { citations } = frozen;
  return {
    ...link,
    frozenAt: createdAt,
    citations,
    keyed: async () => await underKeys(await citations(), project),
    // A new link has an address of its own.
    etag: '"frozen"',
  };
}
