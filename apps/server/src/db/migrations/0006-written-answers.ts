import type { Migration } from './migration.ts';

/**
 * Cached responses on large projects. Not used any more; the table stays for the releases that run side by side with this one, which
 * still write it, and may be dropped after the next release.
 */
export const writtenAnswers: Migration = {
  name: '0006-written-answers',
  async up({ transaction: { schema }, flavour }) {
    await schema
      .createTable('written_answers')
      .addColumn('project_id', 'bigint', (column) =>
        column.notNull().references('projects.id').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('formatter', 'text', (column) => column.notNull())
      .addColumn('packed', flavour === 'postgres' ? 'bytea' : 'blob', (column) => column.notNull())
      .addPrimaryKeyConstraint('written_answers_key', ['project_id', 'kind'])
      .execute();
  },
};
