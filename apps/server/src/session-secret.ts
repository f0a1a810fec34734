import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The secret behind sessions when none is configured: made once and kept in the data folder, readable by its owner
 * only, so that projects outlive a restart.
 */
export function keptSecret(dataDirectory: string): string {
  const file = path.join(dataDirectory, 'session-secret');
  mkdirSync(dataDirectory, { recursive: true });
  if (!isWritten(file)) makeSecret(file);
  return readFileSync(file, 'utf8');
}

/** An empty file is no secret: a full disk, or a power cut, may leave one. */
const isWritten = (file: string) => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;

/** Writes a secret beside the file and puts it there when it is whole: never is there a part of one to read. */
function makeSecret(file: string): void {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(draft, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
    putInPlace(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Of two servers that start together one puts its secret there, the other one reads it: a link replaces nothing. */
function putInPlace(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch {
    // An empty file is in the way, or this file system knows no links.
    if (!isWritten(file)) renameSync(draft, file);
  }
}
