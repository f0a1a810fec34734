import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const owners = { projects: 'session_key', citations: 'project_id' } as const;

/** Indexes by which a session, or a project, finds its own deletions in order of time. */
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
