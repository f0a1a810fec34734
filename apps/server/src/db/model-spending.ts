import { sql } from 'kysely';
import type { Database } from './schema.ts';
import { retryConflicts } from './transaction.ts';

const day = 86_400_000;

/**
 * Counts one model request of a day (UTC; `now` in milliseconds since the epoch); false when `most` were made. With a clock that
 * is up to a day behind, here or on another instance, the later day counts on: no day is opened twice.
 */
export async function takeOfDay(database: Database, now: number, most: number): Promise<boolean> {
  if (most < 1) return false;
  const today = Math.floor(now / day);
  const taken = sql`
    insert into model_days (day, spent)
    select coalesce(max(day), ${today}), 1 from model_days where day between ${today} and ${today + 1}
    on conflict (day) do update set spent = model_days.spent + 1 where model_days.spent < ${most}
    returning spent`;
  const { rows } = await retryConflicts(() => taken.execute(database));
  return rows.length > 0;
}

/** The model requests of a day. */
export async function spentOfDay(database: Database, now: number): Promise<number> {
  const today = Math.floor(now / day);
  const row = await database
    .selectFrom('model_days')
    .select(({ fn }) => fn.max('spent').as('spent'))
    .where('day', 'in', [today, today + 1])
    .executeTakeFirst();
  return row?.spent ?? 0;
}
