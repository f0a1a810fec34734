import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { secretFileOf } from '../session-secret.ts';
import { logOf, sqliteFileOf } from './sqlite-file.ts';

/** Milliseconds between two copies. */
const day = 86_400_000;
const kept = 7;

/** A copy under way, and the milliseconds after which it is taken for one that a crash left. */
const unfinished = 'unfinished-';
const abandonedAfter = 3_600_000;

/** A verified copy of the database. */
export interface Copy {
  file: string;
  /** When it was made, in milliseconds since the epoch. */
  madeAt: number;
}

export const copiesFolderOf = (dataDirectory: string): string => path.join(dataDirectory, 'backups');

/** `citewright-2026-11-22T17-06-28Z.sqlite`: a file name on every system. */
const copyName = (moment: number) =>
  `citewright-${new Date(moment).toISOString().slice(0, 19).replaceAll(':', '-')}Z.sqlite`;

const namePattern = /^citewright-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.sqlite$/;

/** The copies of a data folder, newest first. */
export function copiesOf(dataDirectory: string): Copy[] {
  const folder = copiesFolderOf(dataDirectory);
  if (!existsSync(folder)) return [];
  const copies = readdirSync(folder).flatMap((name): Copy[] => {
    const [, date, hour, minute, second] = namePattern.exec(name) ?? [];
    const madeAt = Date.parse(`${date}T${hour}:${minute}:${second}Z`);
    return Number.isNaN(madeAt) ? [] : [{ file: path.join(folder, name), madeAt }];
  });
  return copies.toSorted((one, other) => other.madeAt - one.madeAt);
}

/** What came of an attempt. */
export type CopyOutcome = 'made' | 'not due' | 'no room' | 'damaged';

/** Twice the size: the copy, and as much for the database to grow. */
async function hasRoomForCopy(dataDirectory: string): Promise<boolean> {
  const file = sqliteFileOf({ dataDirectory });
  const { bavail, bsize } = await statfs(dataDirectory);
  const size = statSync(file).size + (statSync(logOf(file), { throwIfNoEntry: false })?.size ?? 0);
  return bavail * bsize >= 2 * size;
}

/** Copies and checks in a thread; gives whether the copy is whole. */
async function copyInThread(source: string, target: string): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const worker = new Worker(new URL('./copy-worker.ts', import.meta.url), { workerData: { source, target } });
  worker.once('message', resolve).once('error', reject);
  worker.once('exit', () => reject(new Error('the thread ended without an answer')));
  return await promise;
}

/** The generated secret, without which a copy opens for nobody. */
function copySecret(dataDirectory: string): void {
  const secret = secretFileOf(dataDirectory);
  if (existsSync(secret)) copyFileSync(secret, secretFileOf(copiesFolderOf(dataDirectory)));
}

function removeAbandoned(folder: string, now: number): void {
  for (const name of readdirSync(folder).filter((name) => name.startsWith(unfinished))) {
    const file = path.join(folder, name);
    if (Math.abs(now - statSync(file).mtimeMs) > abandonedAfter) rmSync(file, { force: true });
  }
}

/**
 * Makes the daily copy of a SQLite database in use when none of the last 24 hours exists, beside the last six; a copy that does
 * not pass SQLite's check is not kept, and replaces none. `now` is in milliseconds since the epoch.
 */
export async function copyDaily(dataDirectory: string, now: number): Promise<CopyOutcome> {
  const copies = copiesOf(dataDirectory);
  // A copy from the future was made before the clock was corrected.
  if (copies.some(({ madeAt }) => Math.abs(now - madeAt) < day)) return 'not due';
  if (!(await hasRoomForCopy(dataDirectory))) return 'no room';
  const folder = copiesFolderOf(dataDirectory);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  removeAbandoned(folder, now);
  const draft = path.join(folder, `${unfinished}${randomBytes(6).toString('hex')}.sqlite`);
  try {
    if (!(await copyInThread(sqliteFileOf({ dataDirectory }), draft))) return 'damaged';
    renameSync(draft, path.join(folder, copyName(now)));
    copySecret(dataDirectory);
  } finally {
    rmSync(draft, { force: true });
  }
  for (const { file } of copiesOf(dataDirectory).slice(kept)) rmSync(file, { force: true });
  return 'made';
}
