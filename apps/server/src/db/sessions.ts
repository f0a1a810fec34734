import type { Transaction } from 'kysely';
import type { Tables } from './schema.ts';

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
