import type { Transaction } from 'kysely';
import type { Tables } from '../schema.ts';

/** What a migration works with: a transaction, and which kind of SQL it speaks. */
export interface MigrationContext {
  transaction: Transaction<Tables>;
  flavour: 'sqlite' | 'postgres';
}

/** One step of the schema. A step that has been released is never changed; a new one follows it. */
export interface Migration {
  name: string;
  up(context: MigrationContext): Promise<void>;
}
