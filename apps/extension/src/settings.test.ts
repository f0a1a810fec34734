import { afterEach, expect, test, vi } from 'vitest';
import { sessionId } from '~/api/session.ts';
import { readServerAddress, serverAddress, storeServerAddress } from './settings.ts';

test.each([
  ['https://cite.example.org', 'https://cite.example.org'],
  [' cite.example.org/ ', 'https://cite.example.org'],
  ['https://cite.example.org:8443/projects?x=1', 'https://cite.example.org:8443'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['localhost:3000', 'http://localhost:3000'],
  ['[::1]:3000/', 'http://[::1]:3000'],
  ['localhost.example.org', 'https://localhost.example.org'],
  ['http://localhost.example.org', undefined],
  ['http://localhost:3000@evil.example', undefined],
  ['http://cite.example.org', undefined],
  ['ftp://cite.example.org', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
  ['two words', undefined],
])('%j is the server %s', (text, origin) => {
  expect(readServerAddress(text)).toBe(origin);
});

afterEach(() => vi.unstubAllGlobals());

test('no server gets the session of another, and each has its own again', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
  storeServerAddress('https://one.example');
  const first = sessionId();
  storeServerAddress('https://two.example');
  expect(serverAddress()).toBe('https://two.example');
  const second = sessionId();
  expect(second).not.toBe(first);
  storeServerAddress('https://one.example');
  expect(sessionId()).toBe(first);
  storeServerAddress('https://two.example');
  expect(sessionId()).toBe(second);
});
