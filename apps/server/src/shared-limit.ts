import type { Clock } from '@citewright/resolver';
import type { Allowance, Turns } from './db/turns.ts';
import { createRateLimiter } from './edge/rate-limit.ts';

/** Counts uses by key. Both give 0 when there was room, else the seconds until there is. */
export interface Limit {
  /** In this process. */
  takeOwn(key: string): number;
  /** With all instances, where there are others. */
  takeShared(key: string): Promise<number>;
}

/** Milliseconds in which a database that failed is not asked again: a limit must not make answers slow. */
const rest = 5_000;

/** Milliseconds for which somebody waits for the common count: a database that says nothing counts later, or not at all. */
const patience = 1_000;

/** The database has not counted in time. */
class SilentDatabaseError extends Error {
  constructor() {
    super('uses were not counted in time');
    this.name = 'SilentDatabaseError';
  }
}

/** Where several instances count together, and who hears when that could not be done. */
export interface SharedCount {
  take: Turns['take'];
  /** True while there is more to do than time: then nobody waits for the common count, which follows. */
  isHurried: () => boolean;
  report: (error: unknown) => void;
}

/**
 * A limit that holds in this process by monotonic time, and with `shared` for all instances together. While the database
 * cannot be asked each instance counts alone: making references does not need it.
 */
export function createLimit(
  name: string,
  allowance: Allowance,
  monotonic: Clock['monotonic'],
  shared: SharedCount | undefined,
): Limit {
  const own = createRateLimiter(allowance.most, monotonic, allowance.period);
  let restsUntil = 0;

  function restAfter(error: unknown): void {
    // Those who asked together fail together: one of them tells.
    if (monotonic() >= restsUntil) shared?.report(error);
    restsUntil = monotonic() + rest;
  }

  async function count({ take }: SharedCount, key: string): Promise<number> {
    const { promise: silence, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new SilentDatabaseError()), patience);
    try {
      return Math.ceil((await Promise.race([take(`${name} ${key}`, allowance), silence])) / 1_000);
    } catch (error) {
      restAfter(error);
      return 0;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    takeOwn: own.take,
    async takeShared(key) {
      if (!shared || monotonic() < restsUntil) return 0;
      const counted = count(shared, key);
      return shared.isHurried() ? 0 : await counted;
    },
  };
}

/**
 * Takes one use of each of these limits, and gives 0; or the seconds until there is room in all of them. What this process has no
 * room for takes nothing from the others; the instances' common counts are asked all at once.
 */
export async function takeEach(uses: readonly (readonly [Limit, key: string])[]): Promise<number> {
  for (const [limit, key] of uses) {
    const wait = limit.takeOwn(key);
    if (wait > 0) return wait;
  }
  return Math.max(...(await Promise.all(uses.map(([limit, key]) => limit.takeShared(key)))));
}
