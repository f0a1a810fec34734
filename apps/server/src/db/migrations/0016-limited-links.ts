import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** A private link may end, and may show the list as it stood when the link was made (`frozen`). */
export const limitedLinks: Migration = {
  name: '0016-limited-links',
  async up({ transaction: { schema } }) {
    for (const column of ['expires_at', 'frozen'])
      await schema.alterTable('live_links').addColumn(column, 'text').execute();
    await schema
      .createIndex('live_links_by_expiry')
      .on('live_links')
      .column('expires_at')
      .where(sql.ref('expires_at'), 'is not', null)
      .execute();
  },
};
