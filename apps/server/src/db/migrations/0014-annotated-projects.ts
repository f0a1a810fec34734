import type { Migration } from './migration.ts';

/** Projects whose lists print the annotations of their works: `annotated` is 1. */
export const annotatedProjects: Migration = {
  name: '0014-annotated-projects',
  async up({ transaction }) {
    await transaction.schema.alterTable('projects').addColumn('annotated', 'integer').execute();
  },
};
