// The real server in a process of its own, over a database of its own, as `npm start` runs it.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { openDatabase } from '../../../apps/server/src/db/open.ts';
import type { Database } from '../../../apps/server/src/db/schema.ts';
import { type ServerProcess, startServer } from '../../server/server-process.ts';

/** The databases that a server can run on. */
export type DatabaseName = 'SQLite' | 'PostgreSQL';

/** The storage of a server across restarts. */
export interface Site {
  database: DatabaseName;
  folder: string;
  secret: string;
  /** Starts the server; the caller stops it. */
  start(environment?: Record<string, string>): Promise<ServerProcess>;
  /** Opens its database beside the server. */
  open(): Promise<Database>;
  /** Bytes of its database on disk. */
  size(): Promise<number>;
  remove(): Promise<void>;
}

const compiled = path.join(import.meta.dirname, '../../../node_modules/.cache/compiled');
const postgresUrl = process.env.TEST_DATABASE_URL;

/** The databases of this run: PostgreSQL where `TEST_DATABASE_URL` names a server (scripts/with-postgres.mjs makes one). */
export const databases: readonly DatabaseName[] = postgresUrl ? ['SQLite', 'PostgreSQL'] : ['SQLite'];

async function onPostgres(url: string, query: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return await client
    .query(query)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

async function sizeOfFile(database: Database): Promise<number> {
  await sql`pragma wal_checkpoint(truncate)`.execute(database);
  const { rows } = await sql<{ bytes: number }>`
    select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`.execute(database);
  return rows[0]?.bytes ?? 0;
}

/** Makes new, empty storage. */
export async function createSite(database: DatabaseName): Promise<Site> {
  const folder = mkdtempSync(path.join(tmpdir(), 'citewright-bench-'));
  const secret = randomBytes(32).toString('hex');
  const name = `bench_${randomBytes(6).toString('hex')}`;
  const isPostgres = database === 'PostgreSQL' && postgresUrl !== undefined;
  if (isPostgres) await onPostgres(postgresUrl, `create database ${name}`);
  const address = isPostgres ? Object.assign(new URL(postgresUrl), { pathname: `/${name}` }).href : undefined;
  const open = () => openDatabase({ dataDirectory: folder, databaseUrl: address });
  return {
    database,
    folder,
    secret,
    start: (environment) =>
      startServer({
        DATA_DIR: folder,
        SESSION_SECRET: secret,
        NODE_COMPILE_CACHE: compiled,
        // Addresses of clients stand in a header: one machine drives the load of many.
        TRUST_PROXY: '127.0.0.1',
        ...(address && { DATABASE_URL: address }),
        ...environment,
      }),
    open,
    async size() {
      if (address) {
        const [row] = await onPostgres(
          address,
          'select pg_database_size(current_database())::float8 as bytes',
        );
        return (row as { bytes: number }).bytes;
      }
      const opened = await open();
      return await sizeOfFile(opened).finally(() => opened.destroy());
    },
    async remove() {
      if (isPostgres) await onPostgres(postgresUrl, `drop database ${name} with (force)`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
