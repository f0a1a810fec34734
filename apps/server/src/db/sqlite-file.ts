import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Config } from '../config.ts';
import { headerSize, pageSizeOf } from './sqlite-header.ts';
import { losesTransactions } from './sqlite-log.ts';

/** SQLite's name of a database that ends with its process, in place of a data folder and of a file. */
export const inMemory = ':memory:';

/** The SQLite database of a data folder. */
export const sqliteFileOf = ({ dataDirectory }: Pick<Config, 'dataDirectory'>): string =>
  dataDirectory === inMemory ? inMemory : path.join(dataDirectory, 'citewright.sqlite');

export const logOf = (file: string): string => `${file}-wal`;

/** A file that SQLite would misread or lose rows of. */
export class DamagedDatabaseError extends Error {
  constructor(what: string) {
    super(`the database is damaged: ${what}`);
    this.name = 'DamagedDatabaseError';
  }
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size;

/** Creates a missing file and takes the permissions of other users away. SQLite gives `-wal` and `-shm` those of the file. */
export function makePrivate(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  for (const part of [file, logOf(file), `${file}-shm`]) {
    const mode = statSync(part, { throwIfNoEntry: false })?.mode;
    if (mode !== undefined && (mode & 0o077) !== 0) chmodSync(part, 0o600);
  }
}

/** The page size of a database file. */
export function readPageSize(file: string): number {
  const header = Buffer.alloc(headerSize);
  const descriptor = openSync(file, 'r');
  try {
    return pageSizeOf(header.subarray(0, readSync(descriptor, header, 0, headerSize, 0)));
  } finally {
    closeSync(descriptor);
  }
}

/** Most bytes of a database or a log that the start may take to check: half a second on the machine of reliability.md. */
const mostChecked = 512 * 1_048_576;

/**
 * Looks at what SQLite does not notice when it opens a file: an empty file whose rows are gone, and a damaged log.
 * `wasFilled`: the file had rows at some time.
 * @throws DamagedDatabaseError
 */
export function checkBeforeOpening(file: string, wasFilled: boolean): void {
  if (wasFilled && sizeOf(file) === 0) throw new DamagedDatabaseError('the file is empty');
  const log = logOf(file);
  const size = sizeOf(log) ?? 0;
  if (size === 0 || size > mostChecked) return;
  // Another server may be writing: what stays damaged is damaged.
  const isDamaged = () => losesTransactions(readFileSync(log), readPageSize(file));
  if (isDamaged() && isDamaged())
    throw new DamagedDatabaseError('the write-ahead log does not match its checksums');
}

/**
 * Checks the structure of an open database, unless it is large: then the check of the daily copy has to find damage.
 * @throws DamagedDatabaseError, or the error of SQLite
 */
export function checkStructure(database: DatabaseSync, file: string): void {
  if ((sizeOf(file) ?? 0) > mostChecked) return;
  const [found] = database.prepare('pragma quick_check(1)').all();
  if (found?.quick_check !== 'ok') throw new DamagedDatabaseError(String(found?.quick_check));
}
