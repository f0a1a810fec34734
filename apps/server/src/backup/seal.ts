import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sorted = (_: string, value: unknown) =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** The text that the checks are made of: the JSON of a project with its keys sorted, as programs write them in any order. */
const textOf = (project: unknown) => JSON.stringify(project, sorted);

/** Tells a damaged project: SHA-256 of its JSON. */
export function checksumOf(project: unknown): string {
  return createHash('sha256').update(textOf(project)).digest('base64url');
}

/** Tells a project that this server (and every one with its secret) wrote, and nobody has changed since. */
export function sealOf(project: unknown, secret: string): string {
  return createHmac('sha256', secret).update('backup ').update(textOf(project)).digest('base64url');
}

/** True for a project with this server's seal. */
export function isSealed(project: unknown, seal: string, secret: string): boolean {
  const [given, own] = [Buffer.from(seal), Buffer.from(sealOf(project, secret))];
  return given.length === own.length && timingSafeEqual(given, own);
}
