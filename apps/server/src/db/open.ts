import path from 'node:path';
import { Kysely, type LogConfig } from 'kysely';
import type { Config } from '../config.ts';
import { migrate } from './migrate.ts';
import type { MigrationContext } from './migrations/migration.ts';
import { postgresDialect } from './postgres.ts';
import type { Database, Tables } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

type Place = Pick<Config, 'dataDirectory' | 'databaseUrl'>;

/** Which kind of SQL the configured database speaks. */
export function flavourOf({ databaseUrl }: Place): MigrationContext['flavour'] {
  return databaseUrl ? 'postgres' : 'sqlite';
}

/** The configured database as it is, its tables of whatever age. `log` hears of each query. */
export function connectDatabase({ dataDirectory, databaseUrl }: Place, log?: LogConfig): Database {
  const dialect = databaseUrl
    ? postgresDialect(databaseUrl)
    : sqliteDialect(path.join(dataDirectory, 'citewright.sqlite'));
  return new Kysely<Tables>({ dialect, ...(log && { log }) });
}

/** Opens the configured database and brings its tables up to date. */
export async function openDatabase(place: Place): Promise<Database> {
  const database = connectDatabase(place);
  await migrate(database, flavourOf(place));
  return database;
}
