import type { Migration } from './migration.ts';

/** Rate limits that all instances share: when a token bucket will be full again. */
export const turns: Migration = {
  name: '0005-turns',
  async up({ transaction: { schema } }) {
    await schema
      .createTable('turns')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('full_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('turns_by_time').on('turns').column('full_at').execute();
  },
};
