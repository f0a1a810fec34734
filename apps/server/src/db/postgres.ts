import { type Dialect, PostgresDialect, type PostgresPool } from 'kysely';
import type { types as Types } from 'pg';
import { createConnectionQueue } from './connection-queue.ts';

const connectTimeout = 1_000;
/** A database that accepts connections and does not answer must not hold requests. */
const queryTimeout = 5_000;
const poolSize = 10;

/** The database works, but too many requests wait for it. */
export class DatabaseBusyError extends Error {
  constructor() {
    super('too many requests wait for a connection');
    this.name = 'DatabaseBusyError';
  }
}

/** 64-bit integers arrive as text; ours are identifiers and stay far below 2^53. */
const parsersOf = (types: typeof Types): Pick<typeof Types, 'getTypeParser'> => ({
  getTypeParser: (id, format) =>
    id === types.builtins.INT8 ? (text: string) => Number(text) : types.getTypeParser(id, format),
});

export interface PostgresOptions {
  /** Size of the pool. */
  connections?: number;
  /** Settings of each connection: `-c name=value`. */
  settings?: string;
}

function withSettings(connectionString: string, settings: string): string {
  const address = new URL(connectionString);
  const given = address.searchParams.get('options');
  address.searchParams.set('options', given ? `${given} ${settings}` : settings);
  return address.href;
}

async function openPool(
  connectionString: string,
  { connections = poolSize, settings }: PostgresOptions,
): Promise<PostgresPool> {
  // Loaded where there is such a database only.
  const { Pool, types } = await import('pg');
  const pool = new Pool({
    connectionString: settings ? withSettings(connectionString, settings) : connectionString,
    max: connections,
    connectionTimeoutMillis: connectTimeout,
    query_timeout: queryTimeout,
    types: parsersOf(types),
  });
  // A connection that breaks between two queries makes the next query fail; without listeners it would end the process
  // (https://node-postgres.com/apis/client#error).
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const queue = createConnectionQueue(() => performance.now());
  const isFull = () => pool.waitingCount > 0 || (pool.idleCount === 0 && pool.totalCount >= connections);
  return {
    options: pool.options,
    async connect() {
      if (!isFull()) return await pool.connect();
      if (!queue.mayJoin()) throw new DatabaseBusyError();
      queue.join();
      return await pool.connect().finally(queue.leave);
    },
    end: () => pool.end(),
  };
}

/** Any database that speaks PostgreSQL's wire protocol. The pool and its connections are opened when first needed. */
export function postgresDialect(connectionString: string, options: PostgresOptions = {}): Dialect {
  return new PostgresDialect({ pool: () => openPool(connectionString, options) });
}
