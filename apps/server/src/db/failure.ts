/** SQLite's primary result codes for a file that cannot be used now: https://sqlite.org/rescode.html */
const sqliteCodes: ReadonlySet<number> = new Set([
  5, // busy
  8, // read-only
  10, // input or output failed
  13, // full
  14, // cannot be opened
]);

/**
 * PostgreSQL's error classes for a database that cannot serve: https://www.postgresql.org/docs/current/errcodes-appendix.html
 * (connection, resources, operator, system; 40001 and 40P01: repeated conflicts), and network errors.
 */
const unreachable =
  /^(08|53|57|58)|^(40001|40P01|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/;

/** Errors without a code of `pg`, its pool and Kysely's driver. */
const closed =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Query read timeout|driver has already been destroyed)/;

/** True for a failure of the database itself: the request is fine, and a later attempt may succeed. */
export function isStorageFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code === 'ERR_SQLITE_ERROR') return typeof errcode === 'number' && sqliteCodes.has(errcode & 0xff);
  if (error instanceof AggregateError) return error.errors.some(isStorageFailure);
  return (typeof code === 'string' && unreachable.test(code)) || closed.test(error.message);
}
