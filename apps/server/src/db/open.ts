import { Kysely, type LogConfig } from 'kysely';
import type { Config } from '../config.ts';
import { migrate } from './migrate.ts';
import type { MigrationContext } from './migrations/migration.ts';
import { postgresDialect } from './postgres.ts';
import type { Database, Tables } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';
import { sqliteFileOf } from './sqlite-file.ts';

type Place = Pick<Config, 'dataDirectory' | 'databaseUrl'>;

/** The SQL dialect of the configured database. */
export function flavourOf({ databaseUrl }: Place): MigrationContext['flavour'] {
  return databaseUrl ? 'postgres' : 'sqlite';
}

/** Connects to the configured database without migrating it. `log` is called for each query. */
export function connectDatabase(place: Place, log?: LogConfig): Database {
  const dialect = place.databaseUrl ? postgresDialect(place.databaseUrl) : sqliteDialect(sqliteFileOf(place));
  return new Kysely<Tables>({ dialect, ...(log && { log }) });
}

/** Opens the configured database and applies missing migrations. */
export async function openDatabase(place: Place): Promise<Database> {
  const database = connectDatabase(place);
  try {
    await migrate(database, flavourOf(place));
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}

/**
 * Connections with relaxed durability, for rate limits and cached lookups: PostgreSQL acknowledges a commit before it is on disk
 * (https://www.postgresql.org/docs/current/wal-async-commit.html), so that no request waits for the disk because of them. Citations,
 * projects and idempotency keys never use them. On SQLite this is `database` itself.
 */
export function connectRelaxed({ databaseUrl }: Place, database: Database): Database {
  if (!databaseUrl) return database;
  const dialect = postgresDialect(databaseUrl, { connections: 5, settings: '-c synchronous_commit=off' });
  return new Kysely<Tables>({ dialect });
}
