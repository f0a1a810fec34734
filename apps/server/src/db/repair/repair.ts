import {
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { repairSentences } from '@citewright/words';
import { type Copy, copiesOf } from '../copies.ts';
import { openDatabase } from '../open.ts';
import { logOf, readPageSize, sqliteFileOf } from '../sqlite-file.ts';
import { losesTransactions } from '../sqlite-log.ts';
import { isInUse } from './in-use.ts';
import { copyReadable } from './readable-copy.ts';
import { readSchema, type Salvage, salvage } from './salvage.ts';
import { strayRows } from './stray-rows.ts';

/** Nothing was changed, for this reason. */
export class RepairError extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'RepairError';
  }
}

const sizeOrZero = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Whether SQLite finds nothing wrong with a file. It is copied first, because SQLite changes what it opens. */
function isWhole(file: string, folder: string): boolean {
  if (sizeOrZero(file) === 0) return false;
  if (sizeOrZero(logOf(file)) > 0 && losesTransactions(readFileSync(logOf(file)), readPageSize(file)))
    return false;
  const tried = path.join(folder, 'as-it-is.sqlite');
  copyFileSync(file, tried);
  if (existsSync(logOf(file))) copyFileSync(logOf(file), logOf(tried));
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(tried);
    return database.prepare('pragma integrity_check(1)').get()?.integrity_check === 'ok';
  } catch {
    return false;
  } finally {
    database?.close();
    rmSync(tried, { force: true });
  }
}

/** The newest copy that is still whole. */
function wholeCopyOf(dataDirectory: string, folder: string): Copy | undefined {
  return copiesOf(dataDirectory).find(({ file }) => isWhole(file, folder));
}

/** An empty database: its tables stand where those of a database stand that this release has created. */
async function emptyDatabase(folder: string): Promise<string> {
  const place = { dataDirectory: path.join(folder, 'empty'), databaseUrl: undefined };
  const database = await openDatabase(place);
  await database.destroy();
  return sqliteFileOf(place);
}

const rowsOf = ({ tables }: Salvage, count: 'saved' | 'unusable') =>
  tables.reduce((sum, table) => sum + table[count], 0);

/**
 * Names the steps that a database has gone through whose own list is damaged: those of this release, if it has the
 * same tables.
 */
function completeLedger(saved: DatabaseSync, like: DatabaseSync): void {
  const sqlOf = (database: DatabaseSync) => JSON.stringify(readSchema(database));
  if (sqlOf(saved) !== sqlOf(like)) return;
  const insert = saved.prepare('insert or ignore into migrations (name, applied_at) values (?, ?)');
  for (const { name, applied_at } of like.prepare('select name, applied_at from migrations').all())
    insert.run(name ?? null, applied_at ?? null);
}

/** Saves what can be read into a new file; absent when that is nothing. */
async function saveInto(
  target: string,
  file: string,
  folder: string,
  copyFile: string | undefined,
): Promise<Salvage | undefined> {
  const likeFile = await emptyDatabase(folder);
  const readable = copyReadable(file, path.join(folder, 'readable.sqlite'), copyFile ?? likeFile);
  const descriptor = openSync(readable.file, 'r');
  const saved = new DatabaseSync(target, { enableForeignKeyConstraints: false });
  const like = new DatabaseSync(likeFile, { readOnly: true });
  const copy = copyFile === undefined ? undefined : new DatabaseSync(copyFile, { readOnly: true });
  try {
    const strays = (known: ReadonlySet<number>) => strayRows({ ...readable, descriptor }, known);
    const result = salvage({ database: readable.database, like, strays, copy }, saved);
    completeLedger(saved, like);
    const found = saved.prepare('pragma integrity_check(1)').get()?.integrity_check;
    if (found !== 'ok') throw new Error(`the saved database is not whole: ${found}`);
    // Rows that do not fit their tables show that the tables stand elsewhere.
    const isGuessedWrong = readable.hasOtherTables && rowsOf(result, 'unusable') > 0;
    return rowsOf(result, 'saved') === 0 || isGuessedWrong ? undefined : result;
  } finally {
    for (const database of [saved, like, copy, readable.database]) database?.close();
    closeSync(descriptor);
  }
}

const stampOf = (moment: number) => new Date(moment).toISOString().slice(0, 19).replaceAll(':', '-');

/** Puts a new file into the place of a damaged one, which keeps its log under another name. */
function exchange(file: string, made: string, moment: number): string {
  const aside = `${file}.damaged-${stampOf(moment)}Z`;
  const owner = statSync(file);
  const descriptor = openSync(made, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
  if (process.getuid?.() === 0) chownSync(made, owner.uid, owner.gid);
  // The log first: SQLite would apply it to whatever stands beside it.
  if (existsSync(logOf(file))) renameSync(logOf(file), logOf(aside));
  rmSync(`${file}-shm`, { force: true });
  try {
    linkSync(file, aside);
  } catch {
    copyFileSync(file, aside);
  }
  renameSync(made, file);
  return aside;
}

const timeOf = ({ madeAt }: Copy) => `${new Date(madeAt).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

function reportLines({ tables, orphans }: Salvage, copy: Copy | undefined): string[] {
  const saved = tables
    .filter(({ saved, fromCopy, bare }) => saved + fromCopy + bare > 0)
    .map(({ table, saved, fromCopy, bare }) =>
      [
        repairSentences.savedRows(table, saved),
        copy && fromCopy > 0 ? repairSentences.filledRows(fromCopy, timeOf(copy)) : '',
        bare > 0 ? repairSentences.bareRows(bare) : '',
      ].join(''),
    );
  const lost = tables.flatMap(({ table, gaps, unusable }) => [
    ...gaps.map(({ from, to }) => repairSentences.gap(table, from, to)),
    ...(unusable > 0 ? [repairSentences.unusableRows(table, unusable)] : []),
  ]);
  const orphaned = [...orphans].map(([table, rows]) => repairSentences.orphans(table, rows));
  const bad = [...lost, ...orphaned];
  return [
    repairSentences.saved,
    ...saved,
    ...(bad.length > 0 ? [repairSentences.damaged, ...bad] : [repairSentences.allSaved]),
  ];
}

/**
 * Repairs the SQLite database of a data folder: every row that can be read, and the newest copy of `backups` for what cannot, go into
 * a new file, which takes the place of the damaged one; that is kept under another name. Gives what the operator is told. `now`
 * is in milliseconds since the epoch.
 * @throws RepairError when it cannot be done
 */
export async function repair(dataDirectory: string, now: number): Promise<string[]> {
  const file = sqliteFileOf({ dataDirectory });
  if (!existsSync(file)) throw new RepairError(repairSentences.missing(file));
  if (isInUse(file)) throw new RepairError(repairSentences.inUse(file));
  const { bavail, bsize } = statfsSync(dataDirectory);
  // The copy that is read, its log, and the new file.
  const needed = 3 * (sizeOrZero(file) + sizeOrZero(logOf(file))) + 1_048_576;
  if (bavail * bsize < needed) throw new RepairError(repairSentences.noRoom(Math.ceil(needed / 1_048_576)));
  const folder = mkdtempSync(path.join(dataDirectory, 'repair-'));
  try {
    if (isWhole(file, folder)) return [repairSentences.whole(file)];
    const copy = wholeCopyOf(dataDirectory, folder);
    const made = path.join(folder, 'repaired.sqlite');
    closeSync(openSync(made, 'w', 0o600));
    const saved = await saveInto(made, file, folder, copy?.file);
    if (saved) return [repairSentences.aside(exchange(file, made, now)), ...reportLines(saved, copy)];
    if (!copy) throw new RepairError(repairSentences.lost(file, path.join(dataDirectory, 'backups')));
    copyFileSync(copy.file, made);
    return [repairSentences.aside(exchange(file, made, now)), repairSentences.copied(timeOf(copy))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
