import type { Clock } from '@citewright/resolver';
import type { Database } from './db/schema.ts';
import { type Allowance, takeTurn } from './db/turns.ts';
import { createRateLimiter } from './edge/rate-limit.ts';

/** Counts uses by key. `take` gives 0 when there was room, else the seconds until there is. */
export interface Limit {
  take(key: string): Promise<number>;
}

/** Milliseconds in which a database that failed is not asked again: a limit must not make answers slow. */
const rest = 5_000;

/** Where several instances count together: their database, and who hears when it could not be asked. */
export interface SharedCount {
  database: Database;
  report: (error: unknown) => void;
}

/**
 * A limit that holds in this process by monotonic time, and with `shared` for all instances together. While the database
 * cannot be asked each instance counts alone: making references does not need it.
 */
export function createLimit(
  name: string,
  allowance: Allowance,
  { now, monotonic }: Pick<Clock, 'now' | 'monotonic'>,
  shared: SharedCount | undefined,
): Limit {
  const own = createRateLimiter(allowance.most, monotonic, allowance.period);
  let restsUntil = 0;
  return {
    async take(key) {
      const wait = own.take(key);
      if (wait > 0 || !shared || monotonic() < restsUntil) return wait;
      try {
        return Math.ceil((await takeTurn(shared.database, `${name} ${key}`, now(), allowance)) / 1_000);
      } catch (error) {
        restsUntil = monotonic() + rest;
        shared.report(error);
        return 0;
      }
    },
  };
}
