import {
  type BackupResult,
  backupLimits,
  backupResultSchema,
  type DeviceLink,
  deviceLinkSchema,
  type NewSession,
  type OpenDeviceLink,
  openedSessionSchema,
} from '@citewright/contract';
import { call, callJson } from './client.ts';
import { type ServedFile, servedFile } from './served-file.ts';

// Each of these calls throws a `RequestError` for any status other than success.

/** Whether a file has more bytes than the server takes. */
export const isTooLarge = (file: File): boolean => file.size > backupLimits.bytes;

/** One file with all projects of this session. */
export async function fetchBackup(): Promise<ServedFile> {
  return servedFile(await call({ method: 'GET', path: '/api/backup', answer: 'file' }));
}

/** Adds the projects of a backup; `backup` is the file's parsed JSON. */
export async function restoreBackup(backup: unknown): Promise<BackupResult> {
  return backupResultSchema.parse(await callJson({ method: 'POST', path: '/api/backup', body: backup }));
}

/** Creates a one-time code that opens this session's projects on another device; valid for ten minutes. */
export async function createDeviceLink(): Promise<DeviceLink> {
  return deviceLinkSchema.parse(await callJson({ method: 'POST', path: '/api/session/link' }));
}

/**
 * Moves the projects of this session to a new one and switches this browser to it. Returns the number of projects. Repeat a failed
 * attempt with the same key: the answer may be lost after the projects have moved.
 */
export async function renewSession(idempotencyKey: string): Promise<number> {
  const body: NewSession = { bring: true };
  const answer = await callJson({ method: 'POST', path: '/api/session/new', body, idempotencyKey });
  return openedSessionSchema.parse(answer).projects;
}

/** Switches this browser to the session of a code. Returns the number of its projects. */
export async function openDeviceLink(link: OpenDeviceLink): Promise<number> {
  const answer = await callJson({ method: 'POST', path: '/api/session/open', body: link, once: true });
  return openedSessionSchema.parse(answer).projects;
}
