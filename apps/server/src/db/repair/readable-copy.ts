import {
  closeSync,
  constants,
  copyFileSync,
  openSync,
  readFileSync,
  readSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { logOf, readPageSize } from '../sqlite-file.ts';
import { firstFreeOf, fitHeader, headerSize, newHeader } from '../sqlite-header.ts';
import { loggedPages } from '../sqlite-log.ts';
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

function overwrite(file: string, parts: readonly { at: number; bytes: Buffer }[]): void {
  const descriptor = openSync(file, 'r+');
  try {
    for (const { at, bytes } of parts) writeSync(descriptor, bytes, 0, bytes.length, at);
  } finally {
    closeSync(descriptor);
  }
}

/** Puts the pages of a log into its database. */
function applyLog(log: string, file: string): void {
  if (!statSync(log, { throwIfNoEntry: false })) return;
  const pages = loggedPages(readFileSync(log), readPageSize(file));
  overwrite(
    file,
    pages.map(({ page, content }) => ({ at: (page - 1) * content.length, bytes: content })),
  );
}

/** What may stand at the beginning of a damaged file: what does, a new header, or the first page of `like`, which names all tables. */
function beginnings(file: string, like: string): Buffer[] {
  const given = beginningOf(file, headerSize);
  const first = beginningOf(like, readPageSize(like));
  return [...(given.length === headerSize ? [given] : []), newHeader(), first];
}

/** Makes the file as long as its pages, and its header fit them. */
function fit(file: string, beginning: Buffer): void {
  overwrite(file, [{ at: 0, bytes: beginning }]);
  const pageSize = readPageSize(file);
  const pages = Math.ceil(statSync(file).size / pageSize);
  truncateSync(file, pages * pageSize);
  const header = beginningOf(file, headerSize);
  fitHeader(header, pages);
  overwrite(file, [{ at: 0, bytes: header }]);
}

/** A copy of a damaged database. */
export interface ReadableCopy {
  /** Open, with gaps; absent when SQLite finds no tables in it. */
  database: DatabaseSync | undefined;
  file: string;
  pageSize: number;
  /** Page where its list of free pages begins; 0 when there is none, or it is lost. */
  firstFree: number;
  /** Its own list of tables is lost: that of another file stands in its place. */
  hasOtherTables: boolean;
}

/**
 * Copies a damaged database with its log into one file that SQLite can open if anything of the list of tables is left. The
 * damaged files are only read. `like` is a whole database with the same tables on the same pages.
 */
export function copyReadable(damaged: string, target: string, like: string): ReadableCopy {
  copyFileSync(damaged, target, constants.COPYFILE_FICLONE);
  applyLog(logOf(damaged), target);
  const firstFree = firstFreeOf(beginningOf(target, headerSize));
  for (const beginning of beginnings(target, like)) {
    fit(target, beginning);
    const database = openOrNothing(target);
    const hasOtherTables = beginning.length > headerSize;
    if (database)
      return { database, file: target, pageSize: readPageSize(target), firstFree, hasOtherTables };
  }
  return {
    database: undefined,
    file: target,
    pageSize: readPageSize(target),
    firstFree,
    hasOtherTables: true,
  };
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
