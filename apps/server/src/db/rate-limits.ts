import type { Database } from './schema.ts';
import { inTransaction } from './transaction.ts';
import { type Allowance, takeFrom, type Uses } from './uses.ts';

/**
 * Takes `cost` uses of a key that all instances count together. Gives 0, or the milliseconds until there is room. `now` is in
 * milliseconds since the epoch.
 */
export async function takeUse(
  database: Database,
  key: string,
  allowance: Allowance,
  now: number,
  cost = 1,
): Promise<number> {
  return await inTransaction(database, async (transaction) => {
    // The update changes nothing; it locks the row.
    const row = await transaction
      .insertInto('turns')
      .values({ key, full_at: now })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
      .returning('uses')
      .executeTakeFirstOrThrow();
    const before: Uses = row.uses === null ? [] : JSON.parse(row.uses);
    const { wait, uses, forgetAt } = takeFrom(before, allowance, now, cost);
    if (wait > 0) return wait;
    await transaction
      .updateTable('turns')
      .set({ uses: JSON.stringify(uses), full_at: forgetAt })
      .where('key', '=', key)
      .execute();
    return 0;
  });
}

/** Deletes the keys whose uses count no more. */
export async function forgetOldUses(database: Database, now: number): Promise<void> {
  await database.deleteFrom('turns').where('full_at', '<=', now).execute();
}
