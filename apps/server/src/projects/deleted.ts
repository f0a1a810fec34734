import type { Database } from '../db/schema.ts';

/** Milliseconds for which a deletion can be taken back. */
const keptFor = 3_600_000;

/** Deletions after this moment can be taken back; everything before it is gone for its owner. */
export function restorableSince(now: number): string {
  return new Date(now - keptFor).toISOString();
}

/** Deletes for good what nobody can bring back any more. Answers how many projects and citations went. */
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
