import { setTimeout as sleep } from 'node:timers/promises';
import type { Cache } from '@citewright/resolver';
import type { Database } from './schema.ts';
import { retryConflicts } from './transaction.ts';

/** Milliseconds since the epoch. */
type Now = () => number;

/** Milliseconds for which answers are collected, so that many of them cost one write to the disk. */
const collectFor = 50;

interface StoredLookup {
  value: string;
  expires_at: string;
}

async function insertLookups(database: Database, lookups: ReadonlyMap<string, StoredLookup>): Promise<void> {
  // Always in the same order, so that two instances do not deadlock.
  const rows = [...lookups].map(([key, lookup]) => ({ key, ...lookup }));
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
  await retryConflicts(() => insertion.execute());
}

/**
 * Upstream answers in the database: all instances share them, and a restart loses the last 50 ms at most. `set` resolves when the
 * answer is stored; callers need not wait for it.
 */
export function createLookupStore(database: Database, now: Now): Cache {
  const momentAfter = (milliseconds: number) => new Date(now() + milliseconds).toISOString();
  let collected = new Map<string, StoredLookup>();
  let writing: Promise<void> | undefined;

  async function writeCollected(): Promise<void> {
    await sleep(collectFor);
    const lookups = collected;
    collected = new Map();
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
      collected.set(key, { value: JSON.stringify(value), expires_at: momentAfter(ttl) });
      writing ??= writeCollected();
      await writing;
    },
  };
}

/** Deletes expired lookups. Returns their number. */
export async function forgetExpiredLookups(database: Database, now: Now): Promise<number> {
  const moment = new Date(now()).toISOString();
  const { numDeletedRows } = await database
    .deleteFrom('lookups')
    .where('expires_at', '<=', moment)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
