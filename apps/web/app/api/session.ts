import { sessionHeader, sessionStorageKey } from './wire.ts';

// Module-level, in place of local storage where it is forbidden (some private windows): lasts as long as the page.
let unstored: string | undefined;

function read(): string | undefined {
  try {
    return localStorage.getItem(sessionStorageKey) ?? unstored;
  } catch {
    return unstored;
  }
}

function store(id: string): void {
  unstored = id;
  try {
    localStorage.setItem(sessionStorageKey, id);
  } catch {
    // Held in memory above.
  }
}

/** 43 characters that hold 256 random bits. Unlike `crypto.randomUUID`, also works without https. */
export function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The anonymous session of this browser: `session_` and a random token, created on first use and stored (§7). */
export function sessionId(): string {
  const known = read();
  if (known) return known;
  const created = `session_${randomToken()}`;
  store(created);
  return created;
}

/** Forgets the session: the next call begins a new one. The projects of the old one stay where they are. */
export function forgetSession(): void {
  unstored = undefined;
  try {
    localStorage.removeItem(sessionStorageKey);
  } catch {
    // Storage is forbidden: there is nothing in it.
  }
}

/** Stores the session that a response carries, if any. */
export function adoptSession(headers: Headers): void {
  const given = headers.get(sessionHeader);
  if (given) store(given);
}
