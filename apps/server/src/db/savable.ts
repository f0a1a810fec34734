import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { DatabaseBusyError } from './postgres.ts';
import type { Database } from './schema.ts';

/** Milliseconds in which a write must succeed. */
const patience = 1_000;
/** Milliseconds for which an answer, or a failed write, counts. */
const validFor = 1_000;
/** Bytes: with less, the next write of usual size may fail. */
const leastRoom = 1_048_576;

/** Whether the database takes writes. */
export interface Savable {
  /** Reads, and tries a small write at most once a second however often it is asked. */
  canSave(): Promise<boolean>;
  /** A write failed. */
  noteFailure(): void;
}

/**
 * Writes a row as it is, which every database does although nothing changes.
 * @throws the error of a database that takes no writes
 */
export async function tryToSave(database: Database): Promise<void> {
  await sql`update migrations set name = name where name = (select min(name) from migrations)`.execute(
    database,
  );
}

async function hasRoomForWrites(folder: string | undefined): Promise<boolean> {
  if (folder === undefined) return true;
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= leastRoom;
}

/** Whether something succeeds in time. */
async function succeeds(work: Promise<unknown>): Promise<boolean> {
  const { promise: silence, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, patience, false);
  const success = work.then(
    (result) => result !== false,
    // A busy database is available: "not ready" would move our load to the other instances.
    (error: unknown) => error instanceof DatabaseBusyError,
  );
  return await Promise.race([success, silence]).finally(() => clearTimeout(timer));
}

/**
 * Watches a database. `folder` is that of a SQLite file; the disk of PostgreSQL is its own matter. `monotonic` is in
 * milliseconds.
 */
export function watchSavable(
  database: Database,
  folder: string | undefined,
  monotonic: () => number,
): Savable {
  let failedAt = Number.NEGATIVE_INFINITY;
  let triedAt = Number.NEGATIVE_INFINITY;
  let isTrying = false;
  let saved = Promise.resolve(true);

  async function trial(): Promise<void> {
    isTrying = true;
    await tryToSave(database).finally(() => {
      isTrying = false;
    });
  }

  function trialOfThisSecond(): Promise<boolean> {
    if (!isTrying && monotonic() - triedAt >= validFor) {
      triedAt = monotonic();
      saved = succeeds(trial());
    }
    return saved;
  }

  return {
    async canSave() {
      if (monotonic() - failedAt < validFor) return false;
      const answers = await Promise.all([
        succeeds(sql`select 1`.execute(database)),
        succeeds(hasRoomForWrites(folder)),
        trialOfThisSecond(),
      ]);
      return answers.every(Boolean);
    },
    noteFailure() {
      failedAt = monotonic();
    },
  };
}
