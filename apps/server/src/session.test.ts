import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { isAdoptable, newSessionId, sessionOf } from './session.ts';

const candidates: [string, boolean, string][] = [
  ['session_Zk3vQ0aXt9LhW2yRb7NcUe5PfJ8sMd1G', true, '32 random characters'],
  ['session_0b7f3ad9c1e84f62a5d07b9e3c618f24', true, 'a UUID without dashes'],
  ['session_0b7f3ad9-c1e8-4f62-a5d0-7b9e3c618f24', true, 'a UUID'],
  ['session_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', false, 'one letter'],
  ['session_undefinedundefinedundefinedundef', false, 'a word again and again'],
  ['session_17321800000001732180000000173218', false, 'timestamps'],
  ['session_abcdefghijklmnopqrstuvwxyzABCDEF', false, 'the alphabet'],
  ['session_ABCDEFGHIJKLMNOPQRSTUVWXYZ012345', false, 'the alphabet and digits'],
  ['session_0123456789abcdef0123456789abcdef', false, 'hexadecimal digits in order'],
  ['session_zyxwvutsrqponmlkjihgfedcba987654', false, 'the alphabet backwards'],
  ['session_qwertyuiopasdfghjklzxcvbnmqwerty', false, 'the keys of a keyboard'],
  ['session_Zk3vQ0aXt9LhW2yRZk3vQ0aXt9LhW2yR', false, 'a random half twice'],
  ['session_Zk3vQ0aXt9LhW2yRRy2WhL9tXa0Qv3kZ', false, 'a random half and its mirror image'],
  ['session_thequickbrownfoxjumpsoverthelazydog', false, 'a sentence'],
  ['session_correct-horse-battery-staple-2026', false, 'words'],
  ['session_MyVerySecretSessionForTheUniversity1', false, 'words in mixed case'],
  ['session_aZ1bY2cX3dW4eV5fU6gT7hS8iR9jQ0kP', false, 'two alphabets, one forwards and one backwards'],
  ['session_1732180000000_k3j9x2', false, 'too short'],
  ['session_', false, 'the prefix alone'],
  ['Zk3vQ0aXt9LhW2yRb7NcUe5PfJ8sMd1GZk3vQ0aX', false, 'no prefix'],
  ["session_' OR '1'='1' --xxxxxxxxxxxxxxxxxxxxxxxx", false, 'other characters'],
  [`session_${'Zk3vQ0aXt9LhW2yR'.repeat(9)}`, false, 'too long'],
];

test.each(candidates)('%s: adopted %s (%s)', (id, adopted) => {
  expect(isAdoptable(id)).toBe(adopted);
});

test('identifiers of the server can be adopted, and differ', () => {
  const ids = Array.from({ length: 500 }, newSessionId);
  expect(ids.filter((id) => !isAdoptable(id))).toEqual([]);
  expect(new Set(ids).size).toBe(500);
});

// The same each time: of 1.5 million that were drawn anew none was refused, but one in some millions may be, and then gets a new one.
test('random identifiers of browsers are adopted, however they are spelled', () => {
  const bytes = (number: number) => createHash('sha256').update(String(number)).digest();
  const uuid = (hex: string) =>
    [
      hex.slice(0, 8),
      hex.slice(8, 12),
      `4${hex.slice(13, 16)}`,
      `a${hex.slice(17, 20)}`,
      hex.slice(20, 32),
    ].join('-');
  const made = Array.from({ length: 1_000 }, (_, number) => [
    bytes(number).toString('base64url'),
    bytes(number).toString('hex').slice(0, 32),
    uuid(bytes(number).toString('hex')),
    bytes(number).toString('hex'),
  ]).flat();
  expect(made.filter((id) => !isAdoptable(`session_${id}`))).toEqual([]);
});

test('the key of a session is an HMAC that depends on the secret and does not contain the identifier', () => {
  const id = 'session_Zk3vQ0aXt9LhW2yRb7NcUe5PfJ8sMd1G';
  expect(sessionOf(id, 'one secret').key).toBe(sessionOf(id, 'one secret').key);
  expect(sessionOf(id, 'one secret').key).not.toBe(sessionOf(id, 'another').key);
  expect(sessionOf(id, 'one secret').key).toMatch(/^[A-Za-z0-9_-]{43}$/);
});
