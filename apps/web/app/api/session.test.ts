import { leftOutHeader, sessionHeader, sessionIdPattern, sessionStorageKey } from '@citewright/contract';
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

test('the headers and the storage key equal those of the contract', () => {
  expect({ ...wire }).toEqual({ leftOutHeader, sessionHeader, sessionStorageKey });
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

const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};

const unusable: [string, unknown][] = [
  ['blocked', { getItem: denied, setItem: denied }],
  ['full', { getItem: () => null, setItem: denied }],
  ['absent', null],
];

test.each(unusable)(
  'with a storage that is %s the session lasts until the page is closed, which is known',
  async (_, storage) => {
    const { sessionId, isSessionStored } = await freshSession(storage);
    expect(sessionId()).toBe(sessionId());
    expect(isSessionStored()).toBe(false);
  },
);

test('when the storage is cleared, the page stores the session that it had', async () => {
  const storage = new MemoryStorage();
  storage.setItem('session-id', 'session_stored');
  const { sessionId, isSessionStored } = await freshSession(storage);
  sessionId();
  storage.entries.clear();
  expect(sessionId()).toBe('session_stored');
  expect(storage.getItem('session-id')).toBe('session_stored');
  expect(isSessionStored()).toBe(true);
});

test('a session that another tab has stored is taken over', async () => {
  const storage = new MemoryStorage();
  const { sessionId } = await freshSession(storage);
  sessionId();
  storage.setItem('session-id', 'session_other');
  expect(sessionId()).toBe('session_other');
});

test('a forgotten session does not come back', async () => {
  const storage = new MemoryStorage();
  storage.setItem('session-id', 'session_stored');
  const { sessionId, forgetSession } = await freshSession(storage);
  sessionId();
  forgetSession();
  expect(sessionId()).not.toBe('session_stored');
  expect(storage.getItem('session-id')).toBe(sessionId());
});
