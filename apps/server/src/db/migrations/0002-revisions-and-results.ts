import type { Migration } from './migration.ts';

/**
 * Counts the changes of a project and its citations, so that what was formatted once need not be formatted again. A key
 * keeps what its request came to, from which the answer is made: no status of its own.
 */
export const revisionsAndResults: Migration = {
  name: '0002-revisions-and-results',
  async up({ transaction: { schema } }) {
    await schema
      .alterTable('projects')
      .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.alterTable('idempotency_keys').dropColumn('status').execute();
    await schema.alterTable('idempotency_keys').renameColumn('body', 'result').execute();
  },
};
