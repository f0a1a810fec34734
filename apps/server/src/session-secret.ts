import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The file of the generated secret. */
export const secretFileOf = (dataDirectory: string): string => path.join(dataDirectory, 'session-secret');

/** There is no secret, and the database has sessions that only the lost one opens. */
export class SecretLostError extends Error {
  constructor() {
    super('the session secret is lost');
    this.name = 'SecretLostError';
  }
}

/**
 * The session secret when none is configured: created once in the data folder, readable by its owner only, so that projects
 * survive a restart.
 * @throws SecretLostError when it is missing while the database `hasSessions`
 */
export function storedSecret(dataDirectory: string, hasSessions = false): string {
  const file = secretFileOf(dataDirectory);
  if (!isWritten(file)) {
    if (hasSessions) throw new SecretLostError();
    makeSecret(dataDirectory);
  }
  return readFileSync(file, 'utf8');
}

/** As long as a configured secret must be: a full disk or a power cut may leave an empty file, or a part. */
const leastSize = 32;

const isWritten = (file: string) => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) >= leastSize;

/** Makes a secret where there is none. It is written to a temporary file and renamed, so that no process reads a partial one. */
export function makeSecret(dataDirectory: string): void {
  const file = secretFileOf(dataDirectory);
  mkdirSync(dataDirectory, { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(draft, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
    putInPlace(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Of two servers that start together one writes its secret and the other reads it: a link replaces nothing. */
function putInPlace(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch {
    // An unusable file exists, or the file system has no links.
    if (!isWritten(file)) renameSync(draft, file);
  }
}
