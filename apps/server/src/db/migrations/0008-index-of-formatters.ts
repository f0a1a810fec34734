import type { Migration } from './migration.ts';

/** What another release has formatted is found however much this one has. */
export const indexOfFormatters: Migration = {
  name: '0008-index-of-formatters',
  async up({ transaction: { schema } }) {
    await schema
      .createIndex('written_answers_by_formatter')
      .on('written_answers')
      .column('formatter')
      .execute();
  },
};
