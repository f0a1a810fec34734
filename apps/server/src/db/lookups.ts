import { setTimeout as sleep } from 'node:timers/promises';
import type { Cache } from '@citewright/resolver';
import type { Database } from './schema.ts';
import { inSpiteOfConflicts } from './transaction.ts';

/** Milliseconds since the epoch. */
type Now = () => number;

/** Milliseconds for which answers are gathered, so that many of them cost one write to the disk. */
const gatherFor = 50;

interface Kept {
  value: string;
  expires_at: string;
}

async function insertLookups(database: Database, lookups: ReadonlyMap<string, Kept>): Promise<void> {
  // In one order everywhere: two instances that lock the same rows in different orders would wait for each other.
  const rows = [...lookups].map(([key, kept]) => ({ key, ...kept }));
  rows.sort((a, b) => (a.key < b.key ? -1 : 1));
  const insertion = database
    .insertInto('lookups')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({
        value: ref('excluded.value'),
        expires_at: ref('excluded.expires_at'),
      })),
    );
  await inSpiteOfConflicts(() => insertion.execute());
}

/**
 * What upstream services answered, kept in the database: all instances share it, and a restart forgets nothing but the last
 * moment. `set` settles when the answer is on the disk; nobody needs to wait for that.
 */
export function createLookupStore(database: Database, now: Now): Cache {
  const momentAfter = (milliseconds: number) => new Date(now() + milliseconds).toISOString();
  let gathered = new Map<string, Kept>();
  let writing: Promise<void> | undefined;

  async function writeGathered(): Promise<void> {
    await sleep(gatherFor);
    const lookups = gathered;
    gathered = new Map();
    writing = undefined;
    await insertLookups(database, lookups);
  }

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
      gathered.set(key, { value: JSON.stringify(value), expires_at: momentAfter(ttl) });
      writing ??= writeGathered();
      await writing;
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
