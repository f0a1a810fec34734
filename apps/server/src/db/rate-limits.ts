import { sql } from 'kysely';
import type { Database } from './schema.ts';
import { retryConflicts } from './transaction.ts';

/** A token bucket: `max` uses at once, refilled evenly within `timeWindow` milliseconds. */
export interface Allowance {
  max: number;
  timeWindow: number;
}

/**
 * Takes one use of a key from a bucket that all instances share. Gives 0, or the milliseconds until there is room. A row holds the
 * time at which the bucket will be full again (GCRA); a time further away than the window was written by a wrong clock and is
 * ignored. `now` is in milliseconds since the epoch.
 */
export async function takeUse(
  database: Database,
  key: string,
  { max, timeWindow }: Allowance,
  now: number,
): Promise<number> {
  const step = Math.max(1, Math.floor(timeWindow / max));
  const latest = now + timeWindow;
  const taken = sql`
    insert into turns (key, full_at) values (${key}, ${now + step})
    on conflict (key) do update set full_at = excluded.full_at +
      case when turns.full_at between ${now} and ${latest} then turns.full_at - ${now} else 0 end
    where turns.full_at not between ${now} and ${latest} or turns.full_at + excluded.full_at <= ${now + latest}
    returning key`;
  const { rows } = await retryConflicts(() => taken.execute(database));
  if (rows.length > 0) return 0;
  const row = await database.selectFrom('turns').select('full_at').where('key', '=', key).executeTakeFirst();
  return Math.max(1, (row?.full_at ?? now) + step - latest);
}

/** Deletes the keys whose buckets are full again. */
export async function forgetFullBuckets(database: Database, now: number): Promise<void> {
  await database.deleteFrom('turns').where('full_at', '<=', now).execute();
}
