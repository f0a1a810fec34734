import { sql, type Transaction } from 'kysely';
import type { Database, Tables } from '../db/schema.ts';

/** Milliseconds for which what was deleted can be restored: 30 days. */
const restorablePeriod = 30 * 86_400_000;

/** Deletions after this moment can be undone. */
export function restorableSince(now: number): string {
  return new Date(now - restorablePeriod).toISOString();
}

/** When what was deleted, and until when it can be restored. */
export function deletionTimes(deletedAt: string): { deletedAt: string; keptUntil: string } {
  return { deletedAt, keptUntil: new Date(Date.parse(deletedAt) + restorablePeriod).toISOString() };
}

/** Removes the rows of deletions that cannot be undone any more. Gives how many projects and citations went. */
export async function purgeDeleted(database: Database, now: number): Promise<number> {
  const purge = async (table: 'projects' | 'citations') => {
    const { numDeletedRows } = await database
      .deleteFrom(table)
      .where('deleted_at', '<=', restorableSince(now))
      .executeTakeFirst();
    return Number(numDeletedRows);
  };
  return (await purge('projects')) + (await purge('citations'));
}

const ownerColumns = { projects: 'session_key', citations: 'project_id' } as const;

/** Keeps the newest `most` deletions of a session's projects, or of a project's citations: the oldest go first. */
export async function keepNewestDeleted(
  transaction: Transaction<Tables>,
  table: keyof typeof ownerColumns,
  owner: string | number,
  most: number,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where ${sql.ref(ownerColumns[table])} = ${owner} and deleted_at is not null
    order by deleted_at desc, id desc limit ${most} offset ${most}`.execute(transaction);
  if (rows.length === 0) return;
  await transaction
    .deleteFrom(table)
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
}

/** Removes for good all that a session has deleted: projects, and citations of the others. Gives how many. */
export async function removeAllDeleted(transaction: Transaction<Tables>, owner: string): Promise<number> {
  const projects = await transaction
    .deleteFrom('projects')
    .where('session_key', '=', owner)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  const citations = await transaction
    .deleteFrom('citations')
    .where('deleted_at', 'is not', null)
    .where('project_id', 'in', ({ selectFrom }) =>
      selectFrom('projects').select('id').where('session_key', '=', owner),
    )
    .executeTakeFirst();
  return Number(projects.numDeletedRows + citations.numDeletedRows);
}
