import { accessSync, constants, statfsSync } from 'node:fs';
import path from 'node:path';
import { type StartFailure, startMessage } from '@citewright/words';
import { type Config, ConfigError } from './config.ts';
import { storageFailureOf } from './db/failure.ts';
import { DamagedDatabaseError, sqliteFileOf } from './db/sqlite-file.ts';
import { SecretLostError, secretFileOf } from './session-secret.ts';

/** Where the data are: the SQLite file, or PostgreSQL without its password. */
function databaseOf({ databaseUrl, ...config }: Pick<Config, 'dataDirectory' | 'databaseUrl'>): string {
  if (!databaseUrl) return sqliteFileOf(config);
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

type Place = Pick<Config, 'dataDirectory' | 'databaseUrl' | 'host' | 'port'>;

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
  const { dataDirectory, host, port } = config;
  return startMessage(failure, {
    database: databaseOf(config),
    secretFile: secretFileOf(dataDirectory),
    copies: path.join(dataDirectory, 'backups'),
    host,
    port,
  });
}
