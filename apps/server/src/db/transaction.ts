import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Database, Tables } from './schema.ts';

/**
 * What databases with optimistic transactions (CockroachDB, YugabyteDB) say of one that met another: `40001`, and
 * PostgreSQL of two that wait for each other: `40P01`. Nothing has happened then, and doing it again is the remedy
 * (https://www.postgresql.org/docs/current/mvcc-serialization-failure-handling.html).
 */
const conflicts: ReadonlySet<unknown> = new Set(['40001', '40P01']);

const tries = 8;
/** Milliseconds before the second try; each later wait is twice as long, and random so that two do not meet again. */
const firstWait = 10;

const isConflict = (error: unknown) =>
  error instanceof Error && conflicts.has((error as { code?: unknown }).code);

/** Does `work`, one statement or one transaction, again from the start when another one came between. */
export async function inSpiteOfConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === tries || !isConflict(error)) throw error;
    }
    await sleep(Math.random() * firstWait * 2 ** attempt);
  }
}

/** Does `work` in one transaction: all of it or nothing. It is done again, from the start, when another one came between. */
export function inTransaction<Result>(
  database: Database,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return inSpiteOfConflicts(() => database.transaction().execute(work));
}
