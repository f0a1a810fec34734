import {
  closeSync,
  constants,
  copyFileSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { logOf, readPageSize } from '../sqlite-file.ts';
import { fitHeader, headerSize, newHeader } from '../sqlite-header.ts';
import { resealed } from '../sqlite-log.ts';
import { readSchema } from './salvage.ts';

/** Bytes at the beginning of a file. */
function beginningOf(file: string, size: number): Buffer {
  const bytes = Buffer.alloc(size);
  const descriptor = openSync(file, 'r');
  try {
    return bytes.subarray(0, readSync(descriptor, bytes, 0, size, 0));
  } finally {
    closeSync(descriptor);
  }
}

function overwriteBeginning(file: string, bytes: Buffer): void {
  const descriptor = openSync(file, 'r+');
  try {
    writeSync(descriptor, bytes, 0, bytes.length, 0);
  } finally {
    closeSync(descriptor);
  }
}

/** What may stand at the beginning of a damaged file: what does, a new header, or the first page of `like`, which names all tables. */
function beginnings(file: string, like: string): Buffer[] {
  const given = beginningOf(file, headerSize);
  const first = beginningOf(like, readPageSize(like));
  return [...(given.length === headerSize ? [given] : []), newHeader(), first];
}

/** Makes the file as long as its pages, and its header fit them. */
function fit(file: string, beginning: Buffer): void {
  overwriteBeginning(file, beginning);
  const pageSize = readPageSize(file);
  const pages = Math.ceil(statSync(file).size / pageSize);
  truncateSync(file, pages * pageSize);
  const header = beginningOf(file, headerSize);
  fitHeader(header, pages);
  overwriteBeginning(file, header);
}

/** A database that can be read, with gaps. */
export interface Readable {
  database: DatabaseSync;
  /** Its own list of tables is lost: that of another file stands in its place. */
  hasOtherTables: boolean;
}

/**
 * A copy of a damaged database, with its log, that SQLite can open; absent when there is none. The damaged files are only read;
 * `target` and its log are written. `like` is a whole database with the same tables on the same pages.
 */
export function openReadable(damaged: string, target: string, like: string): Readable | undefined {
  const log = statSync(logOf(damaged), { throwIfNoEntry: false })?.size
    ? resealed(readFileSync(logOf(damaged)), readPageSize(damaged))
    : undefined;
  for (const beginning of beginnings(damaged, like)) {
    copyFileSync(damaged, target, constants.COPYFILE_FICLONE);
    rmSync(`${target}-shm`, { force: true });
    if (log) writeFileSync(logOf(target), log);
    fit(target, beginning);
    const database = openOrNothing(target);
    if (database) return { database, hasOtherTables: beginning.length > headerSize };
  }
  return undefined;
}

function openOrNothing(file: string): DatabaseSync | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    const { tables } = readSchema(database);
    if (tables.some(({ name }) => name === 'projects')) return database;
  } catch {
    // The next beginning may fit.
  }
  database?.close();
  return undefined;
}
