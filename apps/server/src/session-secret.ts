import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The secret behind sessions when none is configured: made once and kept in the data folder, readable by its owner
 * only, so that projects outlive a restart.
 */
export function keptSecret(dataDirectory: string): string {
  const file = path.join(dataDirectory, 'session-secret');
  mkdirSync(dataDirectory, { recursive: true });
  try {
    // Of two servers that start together one creates the file; `wx` lets the other one read it.
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
  return readFileSync(file, 'utf8');
}

function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}
