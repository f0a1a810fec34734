/** What is wrong with a database that cannot be used now; `failed` when its error does not tell. */
export type StorageFailure = 'busy' | 'damaged' | 'failed' | 'full' | 'read-only' | 'unreachable';

/** SQLite's primary result codes for a file that cannot be used now: https://sqlite.org/rescode.html */
const sqliteFailures: ReadonlyMap<number, StorageFailure> = new Map([
  [5, 'busy'],
  [8, 'read-only'],
  [10, 'failed'], // input or output
  [11, 'damaged'],
  [13, 'full'],
  [14, 'failed'], // cannot be opened
  [26, 'damaged'], // not a database
]);

/**
 * PostgreSQL's error codes and classes for a database that cannot serve: https://www.postgresql.org/docs/current/errcodes-appendix.html
 * (disk full; a standby; connection, refused, resources, operator, system; 40001 and 40P01: repeated conflicts), and network errors.
 */
const codedFailures: readonly [RegExp, StorageFailure][] = [
  [/^53100$/, 'full'],
  [/^25006$/, 'read-only'],
  [/^(40001|40P01)$/, 'busy'],
  [
    /^(08|28|3D|53|57|58)...$|^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/,
    'unreachable',
  ],
];

/** Errors without a code of `pg`, its pool and Kysely's driver. */
const closed =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Query read timeout|driver has already been destroyed)/;

/** What failed in the database itself; absent when the error is another's. */
export function storageFailureOf(error: unknown): StorageFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code === 'ERR_SQLITE_ERROR') return sqliteFailures.get(Number(errcode) & 0xff);
  if (error instanceof AggregateError)
    return error.errors.map(storageFailureOf).find((failure) => failure !== undefined);
  const coded = typeof code === 'string' && codedFailures.find(([pattern]) => pattern.test(code));
  if (coded) return coded[1];
  return closed.test(error.message) ? 'unreachable' : undefined;
}

/** True for a failure of the database itself: the request is fine, and a later attempt may succeed. */
export const isStorageFailure = (error: unknown): boolean => storageFailureOf(error) !== undefined;
