import type { Database } from '../../db/schema.ts';
import { inTransaction, retryConflicts } from '../../db/transaction.ts';
import { ProblemError } from '../../problem.ts';

/** Gives a project of a session, in place of an earlier one, the link of this key. @throws ProblemError when the session has no such project. */
export async function storeLiveLink(
  database: Database,
  owner: string,
  { projectId, linkKey, createdAt }: { projectId: number; linkKey: string; createdAt: string },
): Promise<void> {
  const link = { link_key: linkKey, created_at: createdAt };
  await inTransaction(database, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('projects')
      // Locks the row: the project cannot be deleted or moved to another session meanwhile.
      .set(({ ref }) => ({ session_key: ref('session_key') }))
      .where('id', '=', projectId)
      .where('session_key', '=', owner)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ProblemError('PROJECT_NOT_FOUND');
    await transaction
      .insertInto('live_links')
      .values({ project_id: projectId, ...link })
      .onConflict((conflict) => conflict.column('project_id').doUpdateSet(link))
      .execute();
  });
}

/** When the link of a project was made; absent for one without a link. */
export async function liveLinkOf(database: Database, projectId: number): Promise<string | undefined> {
  const row = await database
    .selectFrom('live_links')
    .select('created_at')
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  return row?.created_at;
}

/** Revokes the link of a project, if it has one. */
export async function deleteLiveLink(database: Database, projectId: number): Promise<void> {
  await retryConflicts(() => database.deleteFrom('live_links').where('project_id', '=', projectId).execute());
}

/** The project that a link opens, its session and its revision; absent for a link that was revoked, and while the project is deleted. */
export async function openLiveLink(
  database: Database,
  linkKey: string,
): Promise<{ id: number; owner: string; revision: number } | undefined> {
  return await database
    .selectFrom('live_links')
    .innerJoin('projects', 'projects.id', 'live_links.project_id')
    .select(['projects.id', 'projects.session_key as owner', 'projects.revision'])
    .where('live_links.link_key', '=', linkKey)
    .where('projects.deleted_at', 'is', null)
    .executeTakeFirst();
}
