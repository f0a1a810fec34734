import path from 'node:path';
import { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import { migrate } from './migrate.ts';
import type { MigrationContext } from './migrations/migration.ts';
import { postgresDialect } from './postgres.ts';
import type { Database, Tables } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

/** Opens the configured database and brings its tables up to date. */
export async function openDatabase(config: Pick<Config, 'dataDirectory' | 'databaseUrl'>): Promise<Database> {
  const { databaseUrl } = config;
  const flavour: MigrationContext['flavour'] = databaseUrl ? 'postgres' : 'sqlite';
  const dialect = databaseUrl
    ? postgresDialect(databaseUrl)
    : sqliteDialect(path.join(config.dataDirectory, 'citewright.sqlite'));
  const database = new Kysely<Tables>({ dialect });
  await migrate(database, flavour);
  return database;
}
