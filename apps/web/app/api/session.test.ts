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

test('the header and storage key equal those of the contract', () => {
  expect({ ...wire }).toEqual({ sessionHeader, sessionStorageKey });
});

test('a session is created on first use, stored under the key session-id and reused', async () => {
  const storage = new MemoryStorage();
  const { sessionId } = await freshSession(storage);
  const id = sessionId();
  expect(id).toMatch(sessionIdPattern);
  expect(storage.entries).toEqual(new Map([['session-id', id]]));
  expect(sessionId()).toBe(id);
});

test('a stored session is used', async () => {
  const storage = new MemoryStorage();
  storage.setItem('session-id', 'session_stored');
  const { sessionId } = await freshSession(storage);
  expect(sessionId()).toBe('session_stored');
});

test('a session in a response replaces the stored one; a response without one changes nothing', async () => {
  const { adoptSession, sessionId } = await freshSession(new MemoryStorage());
  sessionId();
  adoptSession(new Headers({ 'X-Session-Id': 'session_given' }));
  expect(sessionId()).toBe('session_given');
  adoptSession(new Headers());
  expect(sessionId()).toBe('session_given');
});

test('with storage blocked the session lasts until the page is closed', async () => {
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
