import type { Database } from '../db/schema.ts';

/** Milliseconds in which a deletion can be undone. */
const undoPeriod = 3_600_000;

/** Deletions after this moment can be undone. */
export function restorableSince(now: number): string {
  return new Date(now - undoPeriod).toISOString();
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
