import { readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from './app.fixture.ts';
import { keptSecret } from './session-secret.ts';

test('the secret is made once, then kept where only its owner reads it', () => {
  const folder = path.join(temporaryFolder(), 'data');
  const secret = keptSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(64);
  expect(keptSecret(folder)).toBe(secret);
  expect(statSync(path.join(folder, 'session-secret')).mode & 0o777).toBe(0o600);
});

test('an empty file, as a full disk may leave it, is no secret', () => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, 'session-secret'), '');
  const secret = keptSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(64);
  expect(keptSecret(folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(['session-secret']);
});

test('two folders have two secrets', () => {
  expect(keptSecret(temporaryFolder())).not.toBe(keptSecret(temporaryFolder()));
});
