import { forgetSession, sessionId } from '~/api/session.ts';
import { sessionStorageKey } from '~/api/wire.ts';

/** The key of the server's address in the storage. */
const key = 'server-address';

/** The key of the session that a server has while another is used. */
const sessionKeyOf = (origin: string) => `${sessionStorageKey} of ${origin}`;

/** The server that the extension was built for. */
export const builtFor: string = import.meta.env.PUBLIC_ORIGIN;

/** The address of the server: its origin. */
export function serverAddress(): string {
  return localStorage.getItem(key) ?? builtFor;
}

/**
 * The origin of a server as somebody types it; absent for what is none. Pages are sent to it, so it has https, unless it is on this
 * computer.
 */
export function readServerAddress(text: string): string | undefined {
  const typed = text.trim();
  const hasScheme = /^[a-z]+:\/\//i.test(typed);
  const url = URL.parse(hasScheme ? typed : `http://${typed}`);
  if (!url?.host) return undefined;
  if (url.protocol === 'https:') return url.origin;
  const isHere = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  if (isHere && url.protocol === 'http:') return url.origin;
  return hasScheme ? undefined : URL.parse(`https://${typed}`)?.origin;
}

/**
 * Stores the address of another server; that of the build is not stored, so that a new version can bring another. A session opens
 * projects to whoever has it: each server gets its own only.
 */
export function storeServerAddress(origin: string): void {
  localStorage.setItem(sessionKeyOf(serverAddress()), sessionId());
  forgetSession();
  const known = localStorage.getItem(sessionKeyOf(origin));
  if (known) localStorage.setItem(sessionStorageKey, known);
  // An open popup would send the session that it remembers if there were none.
  else sessionId();
  if (origin === builtFor) localStorage.removeItem(key);
  else localStorage.setItem(key, origin);
}
