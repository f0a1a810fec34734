import { expect, test } from 'vitest';
import { testSecret } from '../app.fixture.ts';
import { sealText, unsealText } from '../sealed-text.ts';
import { canonicalCode, keyOfCode, newCode } from './code.ts';

test('a new code is long, random and easy to read out', () => {
  const codes = Array.from({ length: 100 }, newCode);
  for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/);
  expect(new Set(codes).size).toBe(100);
});

test.each([
  ['7K3QX-0V9TR-MZ2HB-D8WYN', '7K3QX0V9TRMZ2HBD8WYN'],
  [' 7k3qx 0v9tr mz2hb d8wyn ', '7K3QX0V9TRMZ2HBD8WYN'],
  ['7K3QX-OV9TR-MZ2HB-D8WYN', '7K3QX0V9TRMZ2HBD8WYN'],
  ['iL3QX-0V9TR-MZ2HB-D8WYN', '113QX0V9TRMZ2HBD8WYN'],
  ['7K3QX-0V9TR-MZ2HB-D8WY', undefined],
  ['7K3QX-0V9TR-MZ2HB-D8WYU', undefined],
  ['', undefined],
])('%j is the code %s', (typed, code) => {
  expect(canonicalCode(typed)).toBe(code);
});

test('stored values reveal neither the code nor the session, and the code decrypts them', () => {
  const code = canonicalCode(newCode()) ?? '';
  const id = 'session_Zk3vQ0aXt9LhW2yRb7NcUe5PfJ8sMd1G';
  const sealed = sealText(id, code, testSecret);
  expect(`${sealed} ${keyOfCode(code, testSecret)}`).not.toContain(code);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('session_');
  expect(unsealText(sealed, code, testSecret)).toBe(id);
  expect(() => unsealText(sealed, `${code.slice(1)}0`, testSecret)).toThrow();
  expect(() => unsealText(sealed, code, `${testSecret}!`)).toThrow();
});
