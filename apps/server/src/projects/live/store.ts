import type { ExpressionBuilder } from 'kysely';
import type { Database, Tables } from '../../db/schema.ts';
import { holdSession } from '../../db/sessions.ts';
import { inTransaction, retryConflicts } from '../../db/transaction.ts';
import { ProblemError } from '../../problem.ts';
import { requireBytes } from '../citations/store.ts';

interface NewLink {
  projectId: number;
  linkKey: string;
  createdAt: string;
  /** Absent for a link without an end. */
  expiresAt?: string | null | undefined;
  /** The list that it shows whatever becomes of the project (`frozen-list.ts`). */
  frozen?: string | null | undefined;
}

/**
 * Gives a project of a session, in place of an earlier one, the link of this key. The session may hold `mostBytes`.
 * @throws ProblemError when the session has no such project, or no room for a frozen list
 */
export async function storeLiveLink(
  database: Database,
  owner: string,
  { projectId, linkKey, createdAt, expiresAt = null, frozen = null }: NewLink,
  mostBytes: number,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await holdSession(transaction, owner, createdAt);
    const { numUpdatedRows } = await transaction
      .updateTable('projects')
      // Locks the row: the project cannot be deleted or moved to another session meanwhile.
      .set(({ ref }) => ({ session_key: ref('session_key') }))
      .where('id', '=', projectId)
      .where('session_key', '=', owner)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ProblemError('PROJECT_NOT_FOUND');
    // What an earlier link has frozen goes before there must be room for this list.
    await transaction.deleteFrom('live_links').where('project_id', '=', projectId).execute();
    if (frozen !== null) await requireBytes(transaction, owner, Buffer.byteLength(frozen), mostBytes);
    await transaction
      .insertInto('live_links')
      .values({
        project_id: projectId,
        link_key: linkKey,
        created_at: createdAt,
        expires_at: expiresAt,
        frozen,
      })
      .execute();
  });
}

const hasNotEnded =
  (now: number) =>
  ({ eb, or }: ExpressionBuilder<Tables, 'live_links'>) =>
    or([eb('expires_at', 'is', null), eb('expires_at', '>', new Date(now).toISOString())]);

/** When the link of a project was made and when it ends; absent for one without a link, or whose link has ended. */
export async function liveLinkOf(
  database: Database,
  projectId: number,
  now: number,
): Promise<(Pick<OpenedLink, 'createdAt' | 'expiresAt'> & { frozen: boolean }) | undefined> {
  const row = await database
    .selectFrom('live_links')
    .select(['created_at', 'expires_at'])
    .select(({ eb }) => eb('frozen', 'is not', null).as('frozen'))
    .where('project_id', '=', projectId)
    .where(hasNotEnded(now))
    .executeTakeFirst();
  // SQLite has 0 and 1 for no and yes.
  return row && { createdAt: row.created_at, expiresAt: row.expires_at, frozen: Boolean(row.frozen) };
}

/** Revokes the link of a project, if it has one. */
export async function deleteLiveLink(database: Database, projectId: number): Promise<void> {
  await retryConflicts(() => database.deleteFrom('live_links').where('project_id', '=', projectId).execute());
}

/** Deletes links that have ended, and what they froze. */
export async function deleteEndedLinks(database: Database, now: number): Promise<void> {
  await database.deleteFrom('live_links').where('expires_at', '<=', new Date(now).toISOString()).execute();
}

/** Where a link leads. */
export interface OpenedLink {
  /** Of the project. */
  id: number;
  owner: string;
  createdAt: string;
  expiresAt: string | null;
  /** The list as it stood when the link was made (`frozen-list.ts`). */
  frozen: string | null;
}

/** What a link opens; absent for one that was revoked or has ended, and while its project is deleted. */
export async function openLiveLink(
  database: Database,
  linkKey: string,
  now: number,
): Promise<OpenedLink | undefined> {
  return await database
    .selectFrom('live_links')
    .innerJoin('projects', 'projects.id', 'live_links.project_id')
    .select(['projects.id', 'projects.session_key as owner', 'live_links.created_at as createdAt'])
    .select(['live_links.expires_at as expiresAt', 'live_links.frozen'])
    .where('live_links.link_key', '=', linkKey)
    .where('projects.deleted_at', 'is', null)
    .where(hasNotEnded(now))
    .executeTakeFirst();
}
