import type { Migration } from './migration.ts';

/** Sections of a project's list and the colours of its tags, as JSON. */
export const sectionsAndTags: Migration = {
  name: '0015-sections-and-tags',
  async up({ transaction }) {
    for (const column of ['sections', 'tag_colours'])
      await transaction.schema.alterTable('projects').addColumn(column, 'text').execute();
  },
};
