import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Database, Tables } from './schema.ts';

/**
 * Conflicts between transactions: `40001` of databases with optimistic transactions (CockroachDB, YugabyteDB), and
 * PostgreSQL's deadlocks, `40P01`. Nothing was written, and a retry is the remedy
 * (https://www.postgresql.org/docs/current/mvcc-serialization-failure-handling.html).
 */
const conflicts: ReadonlySet<unknown> = new Set(['40001', '40P01']);

const tries = 8;
/** Milliseconds before the second attempt; each later wait is twice as long, and random. */
const firstWait = 10;

const isConflict = (error: unknown) =>
  error instanceof Error && conflicts.has((error as { code?: unknown }).code);

/** Runs `work`, one statement or one transaction, and retries it after a conflict. */
export async function retryConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === tries || !isConflict(error)) throw error;
    }
    await sleep(Math.random() * firstWait * 2 ** attempt);
  }
}

/** Runs `work` in one transaction, and retries it from the start after a conflict. */
export function inTransaction<Result>(
  database: Database,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return retryConflicts(() => database.transaction().execute(work));
}
