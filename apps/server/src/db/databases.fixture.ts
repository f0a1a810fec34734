import { randomUUID } from 'node:crypto';
import type { LogConfig } from 'kysely';
import { Client } from 'pg';
import { describe, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../app.fixture.ts';
import type { Config } from '../config.ts';
import type { MigrationContext } from './migrations/migration.ts';
import { connectDatabase, openDatabase } from './open.ts';
import type { Database } from './schema.ts';

/** A PostgreSQL server on which tests may create and drop schemas. */
const postgresUrl = process.env.TEST_DATABASE_URL;
/** Isolation level, if not PostgreSQL's default: distributed databases use `serializable`. */
const isolation = process.env.TEST_ISOLATION;

async function runOnPostgres(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

type Place = Pick<Config, 'dataDirectory' | 'databaseUrl'>;

/** A new schema, dropped when the test ends. */
async function temporarySchema(url: string): Promise<Place> {
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  await runOnPostgres(url, `create schema ${schema}`);
  onTestFinished(() => runOnPostgres(url, `drop schema ${schema} cascade`));
  const address = new URL(url);
  const settings = [`-c search_path=${schema}`];
  if (isolation) settings.push(`-c default_transaction_isolation=${isolation}`);
  address.searchParams.set('options', settings.join(' '));
  return { dataDirectory: '', databaseUrl: address.href };
}

async function closedAtEnd(database: Database): Promise<Database> {
  onTestFinished(() => database.destroy());
  return database;
}

/** Creates databases of one kind for a test. */
export interface Opener {
  (): Promise<Database>;
  flavour: MigrationContext['flavour'];
  /** Without tables. */
  empty: (log?: LogConfig) => Promise<Database>;
}

function openerOf(place: () => Place | Promise<Place>, flavour: Opener['flavour']): Opener {
  const open = async () => await closedAtEnd(await openDatabase(await place()));
  const empty = async (log?: LogConfig) => await closedAtEnd(connectDatabase(await place(), log));
  return Object.assign(open, { flavour, empty });
}

/** Runs the same tests on every database; on PostgreSQL where `TEST_DATABASE_URL` names one. */
export function describeOnEveryDatabase(name: string, tests: (open: Opener) => void): void {
  const file = () => ({ dataDirectory: temporaryFolder(), databaseUrl: undefined });
  describe(`${name} (SQLite)`, () => tests(openerOf(file, 'sqlite')));
  if (postgresUrl)
    describe(`${name} (PostgreSQL)`, () => tests(openerOf(() => temporarySchema(postgresUrl), 'postgres')));
  else test.skip(`NOT CHECKED on PostgreSQL, because TEST_DATABASE_URL is not set: ${name}`, () => undefined);
}
