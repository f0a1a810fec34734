import type { Migration } from './migration.ts';

/** Finds the rows of `written_answers` that another release wrote. Not used any more, like that table. */
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
