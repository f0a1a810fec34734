import type { Transaction } from 'kysely';
import type { Tables } from '../schema.ts';

/** A migration's transaction and SQL dialect. */
export interface MigrationContext {
  transaction: Transaction<Tables>;
  flavour: 'sqlite' | 'postgres';
}

/** One step of the schema. A released step is never changed; a new one follows it. */
export interface Migration {
  name: string;
  up(context: MigrationContext): Promise<void>;
}
