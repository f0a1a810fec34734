import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { temporaryDatabase } from '../app.fixture.ts';
import { isStorageFailure } from './failure.ts';
import { openDatabase } from './open.ts';
import { holdSession } from './sessions.ts';
import { inTransaction } from './transaction.ts';

async function failureOf(work: () => unknown): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing failed');
}

test('a closed, absent or read-only database is a storage failure', async () => {
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

test('a full disk is a storage failure in a transaction too, which SQLite rolls back itself', async () => {
  const database = await temporaryDatabase();
  await sql`pragma max_page_count = 1`.execute(database);
  const key = 'k'.repeat(100_000);
  const failure = await failureOf(() =>
    inTransaction(database, (transaction) => holdSession(transaction, key, 'now')),
  );
  expect(isStorageFailure(failure)).toBe(true);
  await sql`pragma max_page_count = 100000`.execute(database);
  await inTransaction(database, (transaction) => holdSession(transaction, key, 'now'));
});

test.each([
  ['53100', 'disk full'],
  ['57P01', 'the server shuts down'],
  ['08006', 'the connection broke'],
  ['25006', 'it has become a standby'],
  ['28P01', 'the password was changed'],
])('PostgreSQL reports %s when %s', (code) => {
  expect(isStorageFailure(Object.assign(new Error('failed'), { code }))).toBe(true);
});

test.each([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
])('the driver reports "%s" when the connection broke', (message) => {
  expect(isStorageFailure(new Error(message))).toBe(true);
});

test('a violated constraint is not a storage failure', async () => {
  const database = await temporaryDatabase();
  await database.insertInto('sessions').values({ key: 'ada', created_at: '' }).execute();
  const error = await failureOf(() =>
    database.insertInto('sessions').values({ key: 'ada', created_at: '' }).execute(),
  );
  expect(isStorageFailure(error)).toBe(false);
});
