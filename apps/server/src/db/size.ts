import { sql } from 'kysely';
import type { MigrationContext } from './migrations/migration.ts';
import type { Database } from './schema.ts';

const queries = {
  sqlite: sql<{
    bytes: number;
  }>`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`,
  postgres: sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`,
} as const;

/** The bytes that the database takes on its disk. */
export async function databaseBytes(
  database: Database,
  flavour: MigrationContext['flavour'],
): Promise<number> {
  const { rows } = await queries[flavour].execute(database);
  return rows[0]?.bytes ?? 0;
}
