import type { Transaction } from 'kysely';
import type { Database, Tables } from './schema.ts';

/**
 * Creates the row of a session if missing, and locks it until the transaction ends, so that the session's limits hold. (The
 * update changes nothing; it takes the row lock in every database.)
 */
export async function holdSession(
  transaction: Transaction<Tables>,
  key: string,
  moment: string,
): Promise<void> {
  await transaction
    .insertInto('sessions')
    .values({ key, created_at: moment })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
    .execute();
}

/** Whether anybody has stored anything: every project belongs to a session. */
export async function hasSessions(database: Database): Promise<boolean> {
  return (await database.selectFrom('sessions').select('key').limit(1).executeTakeFirst()) !== undefined;
}
