import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../app.fixture.ts';
import { storedSecret } from '../session-secret.ts';
import { copiesOf, copyDaily } from './copies.ts';
import { sqliteFileOf } from './sqlite-file.ts';

const day = 86_400_000;
const moment = Date.UTC(2026, 10, 22, 12);

/** A database that a connection has open, with one row in its log only. */
function databaseInUse() {
  const dataDirectory = temporaryFolder();
  const database = new DatabaseSync(sqliteFileOf({ dataDirectory }));
  database.exec('pragma journal_mode = wal; create table rows (id integer); insert into rows values (7)');
  return { dataDirectory, database };
}

test('a database in use is copied with what stands in its log, readable by its owner only', async () => {
  const { dataDirectory, database } = databaseInUse();
  const secret = storedSecret(dataDirectory);
  expect(await copyDaily(dataDirectory, moment)).toBe('made');
  const [copy] = copiesOf(dataDirectory);
  const file = path.join(dataDirectory, 'backups/citewright-2026-11-22T12-00-00Z.sqlite');
  expect(copy).toEqual({ file, madeAt: moment });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const copied = new DatabaseSync(file, { readOnly: true });
  expect(copied.prepare('select id from rows').all()).toEqual([{ id: 7 }]);
  copied.close();
  expect(readFileSync(path.join(dataDirectory, 'backups/session-secret'), 'utf8')).toBe(secret);
  database.close();
});

test('it is made once a day, and seven are kept', async () => {
  const { dataDirectory, database } = databaseInUse();
  for (let days = 0; days < 9; days++) {
    expect(await copyDaily(dataDirectory, moment + days * day)).toBe('made');
    expect(await copyDaily(dataDirectory, moment + days * day + day - 1)).toBe('not due');
  }
  expect(copiesOf(dataDirectory).map(({ madeAt }) => (madeAt - moment) / day)).toEqual([8, 7, 6, 5, 4, 3, 2]);
  database.close();
});

test('a damaged database is not copied over a whole one, and leaves nothing behind', async () => {
  const { dataDirectory, database } = databaseInUse();
  await copyDaily(dataDirectory, moment);
  database.close();
  const descriptor = openSync(sqliteFileOf({ dataDirectory }), 'r+');
  writeSync(descriptor, Buffer.alloc(4_096, 0xa7), 0, 4_096, 4_096);
  closeSync(descriptor);
  expect(await copyDaily(dataDirectory, moment + day)).toBe('damaged');
  expect(readdirSync(path.join(dataDirectory, 'backups'))).toEqual([
    'citewright-2026-11-22T12-00-00Z.sqlite',
  ]);
});

test('what a crash left of a copy is removed', async () => {
  const { dataDirectory, database } = databaseInUse();
  await copyDaily(dataDirectory, moment);
  const left = path.join(dataDirectory, 'backups/unfinished-1.sqlite');
  writeFileSync(left, '');
  await copyDaily(dataDirectory, Date.now() + 2 * day);
  expect(existsSync(left)).toBe(false);
  database.close();
});
