import type { Migration } from './migration.ts';

/** A project may have a private link to its current references: the row holds its HMAC. */
export const liveLinks: Migration = {
  name: '0012-live-links',
  async up({ transaction: { schema } }) {
    await schema
      .createTable('live_links')
      .addColumn('project_id', 'bigint', (column) =>
        column.primaryKey().references('projects.id').onDelete('cascade'),
      )
      .addColumn('link_key', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
  },
};
