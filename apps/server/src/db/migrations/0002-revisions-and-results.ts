import type { Migration } from './migration.ts';

/**
 * Counts the changes of a project and its citations, so that responses can be cached. An idempotency key stores the result of its
 * request, from which the answer is made, instead of status and body.
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
