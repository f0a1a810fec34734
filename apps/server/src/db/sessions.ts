import type { Transaction } from 'kysely';
import type { Tables } from './schema.ts';

/**
 * Makes a session known, and keeps others from adding to it until the transaction ends, so that its limits hold. (The
 * update changes nothing; it takes the row's lock in every database.)
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
