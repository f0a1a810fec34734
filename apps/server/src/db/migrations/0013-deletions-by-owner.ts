import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const owners = { projects: 'session_key', citations: 'project_id' } as const;

/** Deletions stay for 30 days: each session and each project finds its own, the oldest and the newest, without reading those of others. */
export const deletionsByOwner: Migration = {
  name: '0013-deletions-by-owner',
  async up({ transaction: { schema } }) {
    for (const [table, owner] of Object.entries(owners))
      await schema
        .createIndex(`${table}_deleted_by_owner`)
        .on(table)
        .columns([owner, 'deleted_at', 'id'])
        .where(sql.ref('deleted_at'), 'is not', null)
        .execute();
  },
};
