import type { Migration } from './migration.ts';

/** Indexes for the deletion of expired rows. */
export const indexesOfTime: Migration = {
  name: '0007-indexes-of-time',
  async up({ transaction: { schema } }) {
    await schema.createIndex('device_links_by_expiry').on('device_links').column('expires_at').execute();
    await schema
      .createIndex('idempotency_keys_by_time')
      .on('idempotency_keys')
      .column('created_at')
      .execute();
  },
};
