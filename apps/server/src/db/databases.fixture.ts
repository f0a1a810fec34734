import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { describe, onTestFinished, test } from 'vitest';
import { temporaryDatabase } from '../app.fixture.ts';
import { openDatabase } from './open.ts';
import type { Database } from './schema.ts';

/** A PostgreSQL server on which tests may create and drop schemas. */
const postgresUrl = process.env.TEST_DATABASE_URL;

async function runOnPostgres(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** A new, migrated schema of its own, gone when the test ends. */
async function temporaryPostgres(url: string): Promise<Database> {
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  await runOnPostgres(url, `create schema ${schema}`);
  const address = new URL(url);
  address.searchParams.set('options', `-c search_path=${schema}`);
  const database = await openDatabase({ dataDirectory: '', databaseUrl: address.href });
  onTestFinished(async () => {
    await database.destroy();
    await runOnPostgres(url, `drop schema ${schema} cascade`);
  });
  return database;
}

/** Runs the same tests over every database; over PostgreSQL where `TEST_DATABASE_URL` names one. */
export function describeOnEveryDatabase(name: string, tests: (open: () => Promise<Database>) => void): void {
  describe(`${name} (SQLite)`, () => tests(temporaryDatabase));
  if (postgresUrl) describe(`${name} (PostgreSQL)`, () => tests(() => temporaryPostgres(postgresUrl)));
  else test.skip(`NOT CHECKED on PostgreSQL, because TEST_DATABASE_URL is not set: ${name}`, () => undefined);
}
