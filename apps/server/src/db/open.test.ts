import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryDatabase, temporaryFolder } from '../app.fixture.ts';
import { connectDatabase, connectRelaxed, openDatabase } from './open.ts';
import type { Database } from './schema.ts';

const createdAt = '2026-05-01T12:00:00.000Z';
const project = {
  session_key: 'hmac',
  name: 'Essay',
  module_name: 'Rivers',
  module_code: 'RIV101',
  reference_style: 'apa',
  description: null,
  created_at: createdAt,
};

async function pragma(name: string) {
  const database = await temporaryDatabase();
  const { rows } = await sql<Record<string, unknown>>`${sql.raw(`pragma ${name}`)}`.execute(database);
  return Object.values(rows[0] ?? {})[0];
}

test.each([
  ['journal_mode', 'wal'],
  ['synchronous', 2],
  ['foreign_keys', 1],
  ['busy_timeout', 5_000],
])('SQLite runs with %s = %s', async (name, value) => {
  expect(await pragma(name)).toBe(value);
});

test('written rows are there when the file is opened again', async () => {
  const config = { dataDirectory: temporaryFolder(), databaseUrl: undefined };
  const first = await openDatabase(config);
  await first.insertInto('sessions').values({ key: 'hmac', created_at: createdAt }).execute();
  await first.destroy();

  const second = await openDatabase(config);
  onTestFinished(() => second.destroy());
  expect(await second.selectFrom('sessions').select('key').execute()).toEqual([{ key: 'hmac' }]);
});

test('deleting a session deletes its projects and their citations', async () => {
  const database = await temporaryDatabase();
  await database.insertInto('sessions').values({ key: 'hmac', created_at: createdAt }).execute();
  const { id } = await database
    .insertInto('projects')
    .values(project)
    .returning('id')
    .executeTakeFirstOrThrow();
  const citation = {
    item: '{}',
    evidence: '{}',
    verification: 'typed',
    record: null,
    notices: '[]',
    request: '{}',
  };
  await database
    .insertInto('citations')
    .values({ ...citation, project_id: id, created_at: createdAt })
    .execute();

  await database.deleteFrom('sessions').execute();
  expect(await database.selectFrom('projects').selectAll().execute()).toEqual([]);
  expect(await database.selectFrom('citations').selectAll().execute()).toEqual([]);
});

test('the id of a deleted project is never reused', async () => {
  const database = await temporaryDatabase();
  await database.insertInto('sessions').values({ key: 'hmac', created_at: createdAt }).execute();
  const insert = () =>
    database.insertInto('projects').values(project).returning('id').executeTakeFirstOrThrow();
  const first = await insert();
  await database.deleteFrom('projects').execute();
  expect((await insert()).id).toBeGreaterThan(first.id);
});

test('a project without a session is refused', async () => {
  const database = await temporaryDatabase();
  await expect(database.insertInto('projects').values(project).execute()).rejects.toThrow('FOREIGN KEY');
});

const postgresUrl = process.env.TEST_DATABASE_URL;
const onPostgres = postgresUrl ? test : test.skip;

onPostgres('only relaxed connections commit asynchronously', async () => {
  const databaseUrl = Object.assign(new URL(postgresUrl ?? ''), {
    search: '?options=-c%20search_path=own',
  }).href;
  const durable = connectDatabase({ dataDirectory: '', databaseUrl });
  const relaxed = connectRelaxed({ dataDirectory: '', databaseUrl }, durable);
  onTestFinished(() => relaxed.destroy());
  onTestFinished(() => durable.destroy());
  const setting = async (database: Database, name: string) => {
    const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(database);
    return rows[0]?.value;
  };
  expect(await setting(durable, 'synchronous_commit')).toBe('on');
  expect(await setting(relaxed, 'synchronous_commit')).toBe('off');
  expect(await setting(relaxed, 'search_path')).toBe('own');
});

test('SQLite has no relaxed connections', async () => {
  const database = await temporaryDatabase();
  expect(connectRelaxed({ dataDirectory: '', databaseUrl: undefined }, database)).toBe(database);
});
