import { sql } from 'kysely';
import { DatabaseBusyError } from './postgres.ts';
import type { Database } from './schema.ts';
import { inSpiteOfConflicts } from './transaction.ts';

/** Milliseconds since the epoch. */
type Now = () => number;

/** So many uses may be made at once, and refill evenly in `period` milliseconds. */
export interface Allowance {
  most: number;
  period: number;
}

/** Turns that all instances count together. */
export interface Turns {
  /** Takes one of a key's turns. Gives 0, or the milliseconds until there is room. */
  take(key: string, allowance: Allowance): Promise<number>;
  /** True while so many ask that all of them wait for each other. */
  isCrowded(): boolean;
}

/** Somebody who waits for a turn. */
interface Use {
  key: string;
  allowance: Allowance;
  settle: (wait: number) => void;
  fail: (error: unknown) => void;
}

/** Uses of one statement, far below what databases take, and how many may wait for the next one. */
const mostTogether = 1_000;
const mostWaiting = 2_000;
/** More than this many uses for one statement are a crowd, and for so long (milliseconds) another one is expected. */
const crowd = 128;
const crowdedFor = 1_000;

const stepOf = ({ most, period }: Allowance) => Math.max(1, Math.floor(period / most));

/**
 * Puts the time at which all turns of each key are there again (`full_at`, as in edge/rate-limit.ts) off by so many milliseconds,
 * where that leaves it within a period from `now`. A time further away was written by a clock that was wrong, and does not count.
 * Gives the keys for which there was room.
 */
async function putOff(
  database: Database,
  steps: ReadonlyMap<string, number>,
  now: number,
  period: number,
): Promise<Set<string>> {
  const latest = now + period;
  // In one order everywhere: two instances that lock the same rows in different orders would wait for each other.
  const keys = [...steps.keys()].sort();
  const rows = keys.map((key) => sql`(${key}, ${now + (steps.get(key) ?? 0)})`);
  const taken = sql<{ key: string }>`
    insert into turns (key, full_at) values ${sql.join(rows)}
    on conflict (key) do update set full_at = excluded.full_at +
      case when turns.full_at between ${now} and ${latest} then turns.full_at - ${now} else 0 end
    where turns.full_at not between ${now} and ${latest} or turns.full_at + excluded.full_at <= ${now + latest}
    returning key`;
  const granted = await inSpiteOfConflicts(() => taken.execute(database));
  return new Set(granted.rows.map(({ key }) => key));
}

async function readFullAt(
  database: Database,
  keys: readonly string[],
  now: number,
  period: number,
): Promise<(key: string) => number> {
  const rows = await database.selectFrom('turns').selectAll().where('key', 'in', keys).execute();
  const times = new Map(rows.map((row) => [row.key, row.full_at]));
  return (key) => {
    const time = times.get(key) ?? now;
    return time >= now && time <= now + period ? time : now;
  };
}

/** A key, those who wait for its turns, and how many of these are asked for next. */
interface Asked {
  key: string;
  uses: Use[];
  step: number;
  count: number;
}

function askedOf(uses: readonly Use[]): Asked[] {
  const byKey = Map.groupBy(uses, ({ key }) => key);
  return [...byKey].map(([key, own]) => ({
    key,
    uses: own,
    step: Math.min(...own.map(({ allowance }) => stepOf(allowance))),
    count: Math.min(own.length, ...own.map(({ allowance }) => allowance.most)),
  }));
}

/** What is asked for next when this much of a period is free; whoever cannot have a turn hears how long it takes. */
function whatRemains({ key, uses, step }: Asked, free: number): Asked[] {
  const room = Math.floor(free / step);
  if (room > 0) return [{ key, uses, step, count: Math.min(room, uses.length) }];
  for (const use of uses) use.settle(step - free);
  return [];
}

/** Gives each use its turn, or says when there will be one: all uses of a key at once where there is room for all. */
async function settleUses(database: Database, uses: readonly Use[], now: number, period: number) {
  let asked = askedOf(uses);
  while (asked.length > 0) {
    const steps = new Map(asked.map(({ key, step, count }) => [key, step * count]));
    const granted = await putOff(database, steps, now, period);
    for (const one of asked)
      if (granted.has(one.key)) for (const use of one.uses.splice(0, one.count)) use.settle(0);
    const open = asked.filter((one) => one.uses.length > 0);
    if (open.length === 0) return;
    const keys = open.map(({ key }) => key);
    const fullAt = await readFullAt(database, keys, now, period);
    asked = open.flatMap((one) => whatRemains(one, now + period - fullAt(one.key)));
  }
}

/**
 * Takes turns that all instances count together. Those asked for in one turn of the event loop, or while the database counts
 * others, are counted by one statement: the more is asked, the less one costs.
 */
export function createTurns(database: Database, now: Now): Turns {
  let waiting: Use[] = [];
  let working = false;
  let crowdedUntil = 0;

  async function settleTogether(): Promise<void> {
    const uses = waiting.splice(0, mostTogether);
    if (uses.length > crowd) crowdedUntil = performance.now() + crowdedFor;
    try {
      for (const [period, own] of Map.groupBy(uses, ({ allowance }) => allowance.period))
        await settleUses(database, own, now(), period);
    } catch (error) {
      // Who came meanwhile would wait as long for the same failure.
      for (const use of [...uses, ...waiting]) use.fail(error);
      waiting = [];
    }
    working = waiting.length > 0;
    if (working) setImmediate(settleTogether);
  }

  return {
    take: (key, allowance) =>
      new Promise((settle, fail) => {
        if (waiting.length >= mostWaiting) throw new DatabaseBusyError();
        waiting.push({ key, allowance, settle, fail });
        if (working) return;
        working = true;
        setImmediate(settleTogether);
      }),
    isCrowded: () => performance.now() < crowdedUntil,
  };
}

/** Deletes the keys that have all their turns again. */
export async function forgetFullKeys(database: Database, now: number): Promise<void> {
  await database.deleteFrom('turns').where('full_at', '<=', now).execute();
}
