import { sql } from 'kysely';
import type { Database } from './schema.ts';

/** So many uses may be made at once, and refill evenly in `period` milliseconds. */
export interface Allowance {
  most: number;
  period: number;
}

/**
 * Takes one of a key's turns, counted by all instances together (`full_at` is the time at which all turns are there again, as in
 * edge/rate-limit.ts; `now` is in milliseconds since the epoch). Gives 0, or the milliseconds until there is room. A time
 * further away than a period was written by a clock that was wrong, and does not count.
 */
export async function takeTurn(
  database: Database,
  key: string,
  now: number,
  { most, period }: Allowance,
): Promise<number> {
  const step = Math.floor(period / most);
  const latest = now + period;
  const taken = await sql`
    insert into turns (key, full_at) values (${key}, ${now + step})
    on conflict (key) do update set full_at = excluded.full_at +
      case when turns.full_at between ${now} and ${latest} then turns.full_at - ${now} else 0 end
    where turns.full_at not between ${latest - step + 1} and ${latest}
    returning full_at`.execute(database);
  if (taken.rows.length > 0) return 0;
  const row = await database.selectFrom('turns').select('full_at').where('key', '=', key).executeTakeFirst();
  return Math.max(1, (row?.full_at ?? 0) + step - latest);
}

/** Deletes the keys that have all their turns again. */
export async function forgetFullKeys(database: Database, now: number): Promise<void> {
  await database.deleteFrom('turns').where('full_at', '<=', now).execute();
}
