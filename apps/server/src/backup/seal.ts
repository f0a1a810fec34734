import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sorted = (_: string, value: unknown) =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** What is hashed: the JSON of a project with sorted keys, because programs write them in any order. */
const textOf = (project: unknown) => JSON.stringify(project, sorted);

/** SHA-256 of a project's JSON; detects damage. */
export function checksumOf(project: unknown): string {
  return createHash('sha256').update(textOf(project)).digest('base64url');
}

/** HMAC of a project's JSON; proves that a server with this secret wrote it and that it has not been changed. */
export function sealOf(project: unknown, secret: string): string {
  return createHmac('sha256', secret).update('backup ').update(textOf(project)).digest('base64url');
}

/** True when the seal is that of a server with this secret. */
export function isSealed(project: unknown, seal: string, secret: string): boolean {
  const [given, own] = [Buffer.from(seal), Buffer.from(sealOf(project, secret))];
  return given.length === own.length && timingSafeEqual(given, own);
}
