import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Sessions know how much they store and when they were last used; rate limits count uses by parts of their window. Cached lookups of page
 * addresses and in-text citations are deleted: from here on they are stored unreadable (`db/lookups.ts`).
 */
export const storageLimits: Migration = {
  name: '0009-storage-limits',
  async up({ transaction }) {
    const { schema } = transaction;
    await schema
      .alterTable('sessions')
      .addColumn('bytes', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.alterTable('sessions').addColumn('used_at', 'text').execute();
    await transaction
      .updateTable('sessions')
      .set(({ ref }) => ({ used_at: ref('created_at') }))
      .execute();
    await schema.createIndex('sessions_by_use').on('sessions').column('used_at').execute();
    await schema.alterTable('turns').addColumn('uses', 'text').execute();
    await sql`delete from lookups where key like 'url:%' or key like '["intext"%'`.execute(transaction);
  },
};
