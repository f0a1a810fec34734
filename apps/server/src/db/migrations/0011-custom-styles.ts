import type { Migration } from './migration.ts';

/** Sessions keep styles that they brought as files; projects may be printed in another language than that of their style. */
export const customStyles: Migration = {
  name: '0011-custom-styles',
  async up({ transaction: { schema } }) {
    await schema
      .createTable('custom_styles')
      .addColumn('session_key', 'text', (column) =>
        column.notNull().references('sessions.key').onDelete('cascade'),
      )
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('about', 'text', (column) => column.notNull())
      .addColumn('csl', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('custom_styles_key', ['session_key', 'id'])
      .execute();
    await schema.alterTable('projects').addColumn('language', 'text').execute();
  },
};
