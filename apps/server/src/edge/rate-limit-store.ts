import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { type Allowance, type Taken, takeFrom } from '../db/uses.ts';

/** Takes `cost` uses of a key, by default one. Returns 0, or the milliseconds until there is room. */
export type TakeUse<Wait> = (key: string, allowance: Allowance, cost?: number) => Wait;

const sweepAbove = 10_000;

/**
 * The limits of this process. `monotonic` is in milliseconds: a wall clock that jumps must neither open nor close a limit.
 */
export function createCounts(monotonic: () => number): TakeUse<number> {
  const counts = new Map<string, Taken>();
  let sweepsAbove = sweepAbove;

  function forgetOldUses(now: number): void {
    for (const [key, { forgetAt }] of counts) if (forgetAt <= now) counts.delete(key);
    // With many keys in use, not every call may visit all of them.
    sweepsAbove = Math.max(sweepAbove, 2 * counts.size);
  }

  return (key, allowance, cost) => {
    const now = monotonic();
    if (counts.size > sweepsAbove) forgetOldUses(now);
    const taken = takeFrom(counts.get(key)?.uses ?? [], allowance, now, cost);
    counts.set(key, taken);
    return taken.wait;
  };
}

/** Milliseconds without requests to a database that failed: rate limits must not slow down responses. */
const pause = 5_000;

/** Milliseconds to wait for the shared count. */
const patience = 1_000;

/** The database did not count in time. */
class RateLimitTimeoutError extends Error {
  constructor() {
    super('the shared rate limit did not answer in time');
    this.name = 'RateLimitTimeoutError';
  }
}

/** Limits that several instances count together. */
export interface SharedLimits {
  takeUse: TakeUse<Promise<number>>;
  /** Under overload requests do not wait for the shared count, which is updated later. */
  isOverloaded: () => boolean;
  report: (error: unknown) => void;
}

/** Asks the shared count. While it fails or does not answer, each instance counts alone. */
function sharedTaker({ takeUse, isOverloaded, report }: SharedLimits, monotonic: () => number) {
  let pausedUntil = 0;

  function pauseAfter(error: unknown): void {
    // Calls that wait together fail together: one report is enough.
    if (monotonic() >= pausedUntil) report(error);
    pausedUntil = monotonic() + pause;
  }

  async function take(key: string, allowance: Allowance, cost?: number): Promise<number> {
    const { promise: timeout, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new RateLimitTimeoutError()), patience);
    try {
      return await Promise.race([takeUse(key, allowance, cost), timeout]);
    } catch (error) {
      pauseAfter(error);
      return 0;
    } finally {
      clearTimeout(timer);
    }
  }

  return async (key: string, allowance: Allowance, cost?: number): Promise<number> => {
    if (monotonic() < pausedUntil) return 0;
    const wait = take(key, allowance, cost);
    return isOverloaded() ? 0 : await wait;
  };
}

/** Limits in memory, and with `shared` also in the database of all instances. What the memory refuses never reaches the database. */
export function createTaker(
  monotonic: () => number,
  shared: SharedLimits | undefined,
): TakeUse<Promise<number>> {
  const takeOwn = createCounts(monotonic);
  const takeShared = shared && sharedTaker(shared, monotonic);
  return async (key, allowance, cost) =>
    takeOwn(key, allowance, cost) || ((await takeShared?.(key, allowance, cost)) ?? 0);
}

/** The store of `@fastify/rate-limit`. Keys are unique over all limits, because each key names its limit. */
export function createRateLimitStore(take: TakeUse<Promise<number>>): FastifyRateLimitStoreCtor {
  return class RateLimitStore implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (key, callback, timeWindow, max) => {
      take(key, { max, timeWindow }).then(
        (wait) => callback(null, { current: wait > 0 ? max + 1 : max, ttl: wait }),
        callback,
      );
    };

    child(): this {
      return this;
    }
  };
}
