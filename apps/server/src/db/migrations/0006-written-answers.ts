import type { Migration } from './migration.ts';

/** Large answers on a project as they were last written, so that no start formats thousands of references again. */
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
