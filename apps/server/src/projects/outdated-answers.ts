import type { Database } from '../db/schema.ts';
import { formatterVersion } from './formatter-version.ts';

/**
 * Takes away what another release has written on some project, and says whose project it is; absent when there is none left.
 * Of several servers that take at the same time one gets it.
 */
export async function takeOutdated(database: Database): Promise<{ owner: string; id: number } | undefined> {
  const now = formatterVersion();
  const found = await database
    .selectFrom('written_answers')
    .innerJoin('projects', 'projects.id', 'written_answers.project_id')
    .select(['projects.id', 'projects.session_key as owner'])
    // Not "unequal", for which no database asks an index.
    .where(({ eb, or }) => or([eb('formatter', '<', now), eb('formatter', '>', now)]))
    .limit(1)
    .executeTakeFirst();
  if (!found) return undefined;
  const { numDeletedRows } = await database
    .deleteFrom('written_answers')
    .where('project_id', '=', found.id)
    .where('formatter', '!=', now)
    .executeTakeFirst();
  return numDeletedRows > 0n ? found : await takeOutdated(database);
}
