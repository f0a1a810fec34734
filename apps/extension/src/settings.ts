/** The key of the server's address in the storage. */
const key = 'server-address';

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
  const url = URL.parse(/^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (!url?.host) return undefined;
  const isHere = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  return url.protocol === 'https:' || (isHere && url.protocol === 'http:') ? url.origin : undefined;
}

/** Stores the address of the server; that of the build is not stored, so that a new version can bring another. */
export function storeServerAddress(origin: string): void {
  if (origin === builtFor) localStorage.removeItem(key);
  else localStorage.setItem(key, origin);
}
