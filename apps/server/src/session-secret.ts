import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The session secret when none is configured: created once in the data folder, readable by its owner only, so that projects
 * survive a restart.
 */
export function storedSecret(dataDirectory: string): string {
  const file = path.join(dataDirectory, 'session-secret');
  mkdirSync(dataDirectory, { recursive: true });
  if (!isWritten(file)) makeSecret(file);
  return readFileSync(file, 'utf8');
}

/** A full disk or a power cut may leave an empty file, which is not a secret. */
const isWritten = (file: string) => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;

/** Writes a secret to a temporary file and then renames it, so that no process reads a partial one. */
function makeSecret(file: string): void {
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
    // An empty file exists, or the file system has no links.
    if (!isWritten(file)) renameSync(draft, file);
  }
}
