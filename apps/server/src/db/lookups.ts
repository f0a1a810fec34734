import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cache } from '@citewright/resolver';
import { sealText, unsealText } from '../sealed-text.ts';
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

/** Published identifiers and their prefixes: nobody's reading. All other keys are page addresses and what people cited. */
const isPublic = (key: string) => /^(?:doi|isbn|ra):/.test(key);

interface Lock {
  storedKey: string;
  seal: (text: string) => string;
  open: (sealed: string) => string;
}

/**
 * How a lookup is stored. A page address or a citation becomes a hash with the server's secret, and its answer is encrypted with a key
 * made of both: from the database alone nobody reads which pages were cited.
 */
function lockOf(key: string, secret: string): Lock {
  if (isPublic(key)) return { storedKey: key, seal: (text) => text, open: (sealed) => sealed };
  return {
    storedKey: `hash:${createHmac('sha256', secret).update(`lookup ${key}`).digest('base64url')}`,
    seal: (text) => sealText(text, key, secret),
    open: (sealed) => unsealText(sealed, key, secret),
  };
}

/**
 * Upstream answers in the database: all instances share them, and a restart loses the last 50 ms at most. `set` resolves when the
 * answer is stored; callers need not wait for it.
 */
export function createLookupStore(database: Database, now: Now, secret: string): Cache {
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
      const { storedKey, open } = lockOf(key, secret);
      const row = await database
        .selectFrom('lookups')
        .select('value')
        .where('key', '=', storedKey)
        .where('expires_at', '>', momentAfter(0))
        .executeTakeFirst();
      return row && JSON.parse(open(row.value));
    },
    async set(key, value, ttl) {
      const { storedKey, seal } = lockOf(key, secret);
      collected.set(storedKey, { value: seal(JSON.stringify(value)), expires_at: momentAfter(ttl) });
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
