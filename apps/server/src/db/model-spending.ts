import { sql } from 'kysely';
import type { Database } from './schema.ts';
import { inSpiteOfConflicts } from './transaction.ts';

const day = 86_400_000;
const minute = 60_000;

/**
 * Takes one of a day's questions (days of UTC, `now` in milliseconds since the epoch); false when `most` were asked. A clock
 * that is behind by up to a day, here or on another instance, goes on with the later day instead of opening one again.
 */
export async function takeOfDay(database: Database, now: number, most: number): Promise<boolean> {
  if (most < 1) return false;
  const today = Math.floor(now / day);
  const taken = sql`
    insert into model_days (day, spent)
    select coalesce(max(day), ${today}), 1 from model_days where day between ${today} and ${today + 1}
    on conflict (day) do update set spent = model_days.spent + 1 where model_days.spent < ${most}
    returning spent`;
  const { rows } = await inSpiteOfConflicts(() => taken.execute(database));
  return rows.length > 0;
}

/** How many of a day's questions were asked. */
export async function spentOfDay(database: Database, now: number): Promise<number> {
  const today = Math.floor(now / day);
  const row = await database
    .selectFrom('model_days')
    .select(({ fn }) => fn.max('spent').as('spent'))
    .where('day', 'in', [today, today + 1])
    .executeTakeFirst();
  return row?.spent ?? 0;
}

/**
 * Takes one question of a session's `perMinute`, which refill evenly (`full_at` is the time at which all are there again, as in
 * edge/rate-limit.ts); false when it has none left. A time further away than a minute was written by a clock that was wrong.
 */
export async function takeTurn(
  database: Database,
  session: string,
  now: number,
  perMinute: number,
): Promise<boolean> {
  const step = Math.floor(minute / perMinute);
  const latest = now + minute;
  const taken = sql`
    insert into model_turns (session_key, full_at) values (${session}, ${now + step})
    on conflict (session_key) do update set full_at = excluded.full_at +
      case when model_turns.full_at between ${now} and ${latest} then model_turns.full_at - ${now} else 0 end
    where model_turns.full_at not between ${latest - step + 1} and ${latest}
    returning full_at`;
  const { rows } = await inSpiteOfConflicts(() => taken.execute(database));
  return rows.length > 0;
}

/** Deletes the sessions that have all their questions again. */
export async function forgetFullTurns(database: Database, now: number): Promise<void> {
  await database.deleteFrom('model_turns').where('full_at', '<=', now).execute();
}
