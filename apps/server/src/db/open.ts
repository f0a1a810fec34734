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

/**
 * A way of its own for what may be lost when the machine fails in this very moment: counts of uses, which come back within a minute,
 * and what services answered, which can be asked again. PostgreSQL says that these are written before they are on the disk
 * (https://www.postgresql.org/docs/current/wal-async-commit.html), so that nobody waits for the disk because of them. Citations,
 * projects and their keys never go this way: what was acknowledged stays. On SQLite everything goes one way, `database`.
 */
export function connectLosable({ databaseUrl }: Place, database: Database): Database {
  if (!databaseUrl) return database;
  const dialect = postgresDialect(databaseUrl, { connections: 5, settings: '-c synchronous_commit=off' });
  return new Kysely<Tables>({ dialect });
}
