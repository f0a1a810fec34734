import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { temporaryDatabase } from '../app.fixture.ts';
import { isStorageFailure } from './failure.ts';
import { openDatabase } from './open.ts';

async function failureOf(work: () => unknown): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing failed');
}

test('a database that is closed, absent or read-only is a failure of storage', async () => {
  const closed = await temporaryDatabase();
  await closed.destroy();
  const readOnly = new DatabaseSync(':memory:');
  readOnly.exec('create table rows (id integer); pragma query_only = on');
  const failures = [
    await failureOf(() => closed.selectFrom('projects').selectAll().execute()),
    await failureOf(() =>
      openDatabase({ dataDirectory: '', databaseUrl: 'postgres://nobody@127.0.0.1:1/none' }),
    ),
    await failureOf(() => readOnly.exec('insert into rows values (1)')),
  ];
  readOnly.close();
  expect(failures.map(isStorageFailure)).toEqual([true, true, true]);
});

test.each([
  ['53100', 'disk full'],
  ['57P01', 'the server shuts down'],
  ['08006', 'the connection broke'],
])('PostgreSQL says %s when %s', (code) => {
  expect(isStorageFailure(Object.assign(new Error('failed'), { code }))).toBe(true);
});

test('a broken rule of the tables is our mistake, not the storage’s', async () => {
  const database = await temporaryDatabase();
  await database.insertInto('sessions').values({ key: 'ada', created_at: '' }).execute();
  const error = await failureOf(() =>
    database.insertInto('sessions').values({ key: 'ada', created_at: '' }).execute(),
  );
  expect(isStorageFailure(error)).toBe(false);
});
