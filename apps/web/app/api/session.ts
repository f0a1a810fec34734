import { sessionHeader, sessionStorageKey } from './wire.ts';

// Module-level: the key of this page, which outlives a storage that is blocked, full or cleared.
let held: string | undefined;

function storedSession(): string | undefined {
  try {
    return localStorage.getItem(sessionStorageKey) ?? undefined;
  } catch {
    return undefined;
  }
}

function store(id: string): string {
  held = id;
  try {
    localStorage.setItem(sessionStorageKey, id);
  } catch {
    // Held in memory above.
  }
  return id;
}

/** 43 characters that hold 256 random bits. Unlike `crypto.randomUUID`, also works without https. */
export function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const newSession = () => `session_${randomToken()}`;

/**
 * The anonymous session of this browser: `session_` and a random token, created on first use and stored (§7). What another tab has stored
 * is taken over; where the storage was cleared, this page stores what it had.
 */
export function sessionId(): string {
  const known = storedSession();
  if (known === undefined) return store(held ?? newSession());
  held = known;
  return known;
}

/** Whether the session can be read back from the storage: it is still there when this page is closed. */
export const isSessionStored = (): boolean => sessionId() === storedSession();

/** Begins a new session. The projects of the old one stay where they are; no tab of this browser opens them any more. */
export function forgetSession(): void {
  store(newSession());
}

/** Stores the session that a response carries, if any. */
export function adoptSession(headers: Headers): void {
  const given = headers.get(sessionHeader);
  if (given) store(given);
}
