import type { Migration } from './migration.ts';

/** The model requests of all instances per day, and per session (`model_turns` is not used any more; `turns` has these counts). */
export const modelBudget: Migration = {
  name: '0004-model-budget',
  async up({ transaction: { schema } }) {
    await schema
      .createTable('model_days')
      .addColumn('day', 'bigint', (column) => column.primaryKey())
      .addColumn('spent', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('model_turns')
      .addColumn('session_key', 'text', (column) => column.primaryKey())
      .addColumn('full_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('model_turns_by_time').on('model_turns').column('full_at').execute();
  },
};
