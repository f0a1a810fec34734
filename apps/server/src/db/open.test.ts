import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryDatabase, temporaryFolder } from '../app.fixture.ts';
import { openDatabase } from './open.ts';

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

test('what was written is there when the file is opened again', async () => {
  const config = { dataDirectory: temporaryFolder(), databaseUrl: undefined };
  const first = await openDatabase(config);
  await first.insertInto('sessions').values({ key: 'hmac', created_at: createdAt }).execute();
  await first.destroy();

  const second = await openDatabase(config);
  onTestFinished(() => second.destroy());
  expect(await second.selectFrom('sessions').select('key').execute()).toEqual([{ key: 'hmac' }]);
});

test('a project goes with its session, and its citations go with it', async () => {
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

test('the number of a deleted project is never given again', async () => {
  const database = await temporaryDatabase();
  await database.insertInto('sessions').values({ key: 'hmac', created_at: createdAt }).execute();
  const insert = () =>
    database.insertInto('projects').values(project).returning('id').executeTakeFirstOrThrow();
  const first = await insert();
  await database.deleteFrom('projects').execute();
  expect((await insert()).id).toBeGreaterThan(first.id);
});

test('a project of nobody is refused', async () => {
  const database = await temporaryDatabase();
  await expect(database.insertInto('projects').values(project).execute()).rejects.toThrow('FOREIGN KEY');
});
