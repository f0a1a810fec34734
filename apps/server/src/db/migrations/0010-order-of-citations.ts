import type { Migration } from './migration.ts';

/** Citations can be moved within their project: `position` is the place of a moved one, beside which the others stand by their id. */
export const orderOfCitations: Migration = {
  name: '0010-order-of-citations',
  async up({ transaction }) {
    await transaction.schema.alterTable('citations').addColumn('position', 'double precision').execute();
  },
};
