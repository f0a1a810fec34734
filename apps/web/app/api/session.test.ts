import { sessionHeader, sessionIdPattern, sessionStorageKey } from '@citewright/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import * as wire from './wire.ts';

class MemoryStorage {
  readonly entries = new Map<string, string>();
  getItem(key: string) {
    return this.entries.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.entries.set(key, value);
  }
}

async function freshSession(storage: unknown) {
  vi.resetModules();
  vi.stubGlobal('localStorage', storage);
  return import('./session.ts');
}

beforeEach(() => {
  vi.unstubAllGlobals();
});

test('the names on the wire are those of the contract', () => {
  expect({ ...wire }).toEqual({ sessionHeader, sessionStorageKey });
});

test('a session is created on first use, kept under the key session-id and used again', async () => {
  const storage = new MemoryStorage();
  const { sessionId } = await freshSession(storage);
  const id = sessionId();
  expect(id).toMatch(sessionIdPattern);
  expect(storage.entries).toEqual(new Map([['session-id', id]]));
  expect(sessionId()).toBe(id);
});

test('a session that is already stored is used', async () => {
  const storage = new MemoryStorage();
  storage.setItem('session-id', 'session_stored');
  const { sessionId } = await freshSession(storage);
  expect(sessionId()).toBe('session_stored');
});

test('a session that a response carries replaces the stored one; a response without one changes nothing', async () => {
  const { adoptSession, sessionId } = await freshSession(new MemoryStorage());
  sessionId();
  adoptSession(new Headers({ 'X-Session-Id': 'session_given' }));
  expect(sessionId()).toBe('session_given');
  adoptSession(new Headers());
  expect(sessionId()).toBe('session_given');
});

test('where storage is forbidden the session lasts as long as the page', async () => {
  const forbidden = {
    getItem() {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem() {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  const { sessionId } = await freshSession(forbidden);
  expect(sessionId()).toBe(sessionId());
});
