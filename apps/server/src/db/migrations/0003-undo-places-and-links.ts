import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Deleted rows stay for an hour, marked; a citation has a locator; a code opens a session on another device.
 */
export const undoPlacesAndLinks: Migration = {
  name: '0003-undo-places-and-links',
  async up({ transaction: { schema } }) {
    for (const table of ['projects', 'citations']) {
      await schema.alterTable(table).addColumn('deleted_at', 'text').execute();
      await schema
        .createIndex(`${table}_deleted`)
        .on(table)
        .column('deleted_at')
        .where(sql.ref('deleted_at'), 'is not', null)
        .execute();
    }
    await schema.alterTable('citations').addColumn('locator', 'text').execute();

    await schema
      .createTable('device_links')
      .addColumn('code_key', 'text', (column) => column.primaryKey())
      .addColumn('session_key', 'text', (column) =>
        column.notNull().unique().references('sessions.key').onDelete('cascade'),
      )
      .addColumn('sealed_id', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
  },
};
