import type { Cache } from '@citewright/resolver';
import type { Database } from './schema.ts';

/** Milliseconds since the epoch. */
type Now = () => number;

/** What upstream services answered, kept in the database: all instances share it, and a restart forgets nothing. */
export function createLookupStore(database: Database, now: Now): Cache {
  const momentAfter = (milliseconds: number) => new Date(now() + milliseconds).toISOString();
  return {
    async get(key) {
      const row = await database
        .selectFrom('lookups')
        .select('value')
        .where('key', '=', key)
        .where('expires_at', '>', momentAfter(0))
        .executeTakeFirst();
      return row && JSON.parse(row.value);
    },
    async set(key, value, ttl) {
      const row = { value: JSON.stringify(value), expires_at: momentAfter(ttl) };
      await database
        .insertInto('lookups')
        .values({ key, ...row })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
        .execute();
    },
  };
}

/** Deletes what has expired. Answers how many rows went. */
export async function forgetExpiredLookups(database: Database, now: Now): Promise<number> {
  const moment = new Date(now()).toISOString();
  const { numDeletedRows } = await database
    .deleteFrom('lookups')
    .where('expires_at', '<=', moment)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
