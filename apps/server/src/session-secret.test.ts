import { readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from './app.fixture.ts';
import { SecretLostError, storedSecret } from './session-secret.ts';

test('the secret is created once, readable by its owner only', () => {
  const folder = path.join(temporaryFolder(), 'data');
  const secret = storedSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(64);
  expect(storedSecret(folder)).toBe(secret);
  expect(statSync(path.join(folder, 'session-secret')).mode & 0o777).toBe(0o600);
});

test('an empty file, as a full disk leaves it, is replaced', () => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, 'session-secret'), '');
  const secret = storedSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(64);
  expect(storedSecret(folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(['session-secret']);
});

test('a part of a secret, as a power cut leaves it, is no secret', () => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, 'session-secret'), 'abc');
  expect(storedSecret(folder).length).toBeGreaterThanOrEqual(64);
});

test('a secret that is missing beside a filled database is not replaced', () => {
  const folder = temporaryFolder();
  expect(() => storedSecret(folder, true)).toThrow(SecretLostError);
  expect(readdirSync(folder)).toEqual([]);
});

test('two folders have two secrets', () => {
  expect(storedSecret(temporaryFolder())).not.toBe(storedSecret(temporaryFolder()));
});
