import { accessSync, constants, statfsSync } from 'node:fs';
import path from 'node:path';
import { type Config, ConfigError } from './config.ts';
import { storageFailureOf } from './db/failure.ts';
import { DamagedDatabaseError, sqliteFileOf } from './db/sqlite-file.ts';
import { SecretLostError, secretFileOf } from './session-secret.ts';

type StartFailure =
  | 'busy'
  | 'damaged'
  | 'failed'
  | 'full'
  | 'port'
  | 'read-only'
  | 'secret lost'
  | 'unreachable';

/** Where the data are: the SQLite file, or PostgreSQL without its password. */
function databaseOf({ databaseUrl, ...config }: Pick<Config, 'dataDirectory' | 'databaseUrl'>): string {
  if (!databaseUrl) return sqliteFileOf(config);
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

type Place = Pick<Config, 'dataDirectory' | 'databaseUrl' | 'host' | 'port'>;

/** What happened and what to do, by the row of docs/operations.md. */
const words: Readonly<Record<StartFailure, (place: Place) => readonly [string, string]>> = {
  busy: (place) => [
    `The database ${databaseOf(place)} is locked by another process.`,
    'Stop that process (a second server, a backup that does not end), then start again.',
  ],
  damaged: (place) => [
    `The database ${databaseOf(place)} is damaged.`,
    'Stop every server that uses it and run `npm run repair`: it saves what can be read, and keeps the damaged file.',
  ],
  failed: (place) => [
    `The database ${databaseOf(place)} cannot be opened or read.`,
    'Check that the disk works and that the file and its folder belong to the user of the server.',
  ],
  full: (place) => [
    `The disk of ${databaseOf(place)} is full.`,
    'Free some space on it, then start again. Nothing that was saved is lost.',
  ],
  port: ({ host, port }) => [
    `The server cannot listen on ${host}, port ${port}.`,
    'Stop the process that uses the port, or set PORT and HOST to others.',
  ],
  'read-only': (place) => [
    `The server may not write to ${databaseOf(place)}.`,
    'Let its user write to that folder and the files in it, or set DATA_DIR to another folder.',
  ],
  'secret lost': ({ dataDirectory }) => [
    `${secretFileOf(dataDirectory)} is missing, and the database has projects that nobody can open without it.`,
    `Put the file back from a backup (a copy may be in ${path.join(dataDirectory, 'backups')}). If there is none, \`npm run repair -- --new-secret\` makes a new one; then all earlier projects stay closed.`,
  ],
  unreachable: (place) => [
    `The database ${databaseOf(place)} does not answer, or refuses the user.`,
    'Start the database, or correct DATABASE_URL.',
  ],
};

const fullCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);
const forbiddenCodes: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM', 'EROFS', 'ERR_ACCESS_DENIED']);

/** SQLite needs some blocks to open a database, and says only that it could not. */
const leastRoom = 65_536;

/** What is wrong with the folder of a database that could not be opened. */
function folderFailureOf(folder: string): StartFailure {
  try {
    const { bavail, bsize } = statfsSync(folder);
    accessSync(folder, constants.W_OK);
    return bavail * bsize < leastRoom ? 'full' : 'failed';
  } catch (error) {
    return forbiddenCodes.has((error as NodeJS.ErrnoException).code) ? 'read-only' : 'failed';
  }
}

function startFailureOf(error: unknown, { databaseUrl, dataDirectory }: Place): StartFailure | undefined {
  if (error instanceof DamagedDatabaseError) return 'damaged';
  if (error instanceof SecretLostError) return 'secret lost';
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall === 'listen') return 'port';
  if (fullCodes.has(code)) return 'full';
  if (forbiddenCodes.has(code)) return 'read-only';
  const failure = storageFailureOf(error);
  return failure === 'failed' && !databaseUrl ? folderFailureOf(dataDirectory) : failure;
}

/**
 * What the operator reads when the server does not start: what happened and what to do, in plain text. Absent for an error that
 * no operator can help.
 */
export function startMessageOf(error: unknown, config: Place | undefined): string | undefined {
  if (error instanceof ConfigError) return error.message;
  const failure = config && startFailureOf(error, config);
  if (!failure) return undefined;
  const [what, todo] = words[failure](config);
  return `${what}\n${todo}\n(docs/operations.md, "The server does not start": ${failure})`;
}

/** The rows that docs/operations.md has. */
export const startFailures = Object.keys(words);
