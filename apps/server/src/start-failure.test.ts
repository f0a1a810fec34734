import { expect, test } from 'vitest';
import { DamagedDatabaseError } from './db/sqlite-file.ts';
import { SecretLostError } from './session-secret.ts';
import { startMessageOf } from './start-failure.ts';

const place = { dataDirectory: '/data', databaseUrl: undefined, host: '0.0.0.0', port: 80 };
const coded = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });
const sqlite = (errcode: number) => coded('ERR_SQLITE_ERROR', { errcode });

test.each([
  [sqlite(26), 'The database /data/citewright.sqlite is damaged.', 'damaged'],
  [sqlite(11), 'The database /data/citewright.sqlite is damaged.', 'damaged'],
  [new DamagedDatabaseError('Tree 5'), 'The database /data/citewright.sqlite is damaged.', 'damaged'],
  [sqlite(1_032), 'The server may not write to /data/citewright.sqlite.', 'read-only'],
  [coded('EROFS'), 'The server may not write to /data/citewright.sqlite.', 'read-only'],
  [sqlite(13), 'The disk of /data/citewright.sqlite is full.', 'full'],
  [coded('ENOSPC'), 'The disk of /data/citewright.sqlite is full.', 'full'],
  [sqlite(5), 'The database /data/citewright.sqlite is locked by another process.', 'busy'],
  [coded('EACCES', { syscall: 'listen' }), 'The server cannot listen on 0.0.0.0, port 80.', 'port'],
  [coded('EADDRINUSE', { syscall: 'listen' }), 'The server cannot listen on 0.0.0.0, port 80.', 'port'],
])('%s: %s', (error, what, row) => {
  const lines = startMessageOf(error, place)?.split('\n');
  expect(lines?.[0]).toBe(what);
  expect(lines?.at(-1)).toBe(`(docs/operations.md, "The server does not start": ${row})`);
});

test('a lost secret is named with its folder of copies', () => {
  const message = startMessageOf(new SecretLostError(), place);
  expect(message).toContain('/data/session-secret is missing');
  expect(message).toContain('/data/backups');
});

test('PostgreSQL is named without its password', () => {
  const databaseUrl = 'postgres://ada:secret@db.example:5432/citewright';
  const message = startMessageOf(coded('28P01'), { ...place, databaseUrl });
  expect(message).toContain('db.example:5432/citewright');
  expect(message).not.toContain('secret');
});

test('a defect of the server keeps its stack', () => {
  expect(startMessageOf(new TypeError('x is not a function'), place)).toBeUndefined();
});
