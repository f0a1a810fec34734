import {
  type BackupResult,
  backupResultSchema,
  type DeviceLink,
  deviceLinkSchema,
  type OpenDeviceLink,
  openedSessionSchema,
} from '@citewright/contract';
import { call, callJson } from './client.ts';
import { type ServedFile, servedFile } from './served-file.ts';

// Each of these calls throws a `RequestError` for any status other than success.

/** One file with all projects of this session. */
export async function fetchBackup(): Promise<ServedFile> {
  return servedFile(await call({ method: 'GET', path: '/api/backup' }));
}

/** Adds the projects of a backup; `backup` is the file's parsed JSON. */
export async function restoreBackup(backup: unknown): Promise<BackupResult> {
  return backupResultSchema.parse(await callJson({ method: 'POST', path: '/api/backup', body: backup }));
}

/** Creates a one-time code that opens this session's projects on another device; valid for ten minutes. */
export async function createDeviceLink(): Promise<DeviceLink> {
  return deviceLinkSchema.parse(await callJson({ method: 'POST', path: '/api/session/link' }));
}

/** Switches this browser to the session of a code. Returns the number of its projects. */
export async function openDeviceLink(link: OpenDeviceLink): Promise<number> {
  const answer = await callJson({ method: 'POST', path: '/api/session/open', body: link });
  return openedSessionSchema.parse(answer).projects;
}
