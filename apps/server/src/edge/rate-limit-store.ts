import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Allowance } from '../db/rate-limits.ts';

/** Takes a use of a key. Returns 0, or the milliseconds until there is room. */
type TakeUse<Wait> = (key: string, allowance: Allowance) => Wait;

const sweepAbove = 10_000;

/**
 * Token buckets of this process, each stored as the time at which it will be full again (GCRA). `monotonic` is in milliseconds: a
 * wall clock that jumps must neither open nor close a limit.
 */
export function createBuckets(monotonic: () => number): TakeUse<number> {
  const fullAt = new Map<string, number>();
  let sweepsAbove = sweepAbove;

  function forgetFullBuckets(now: number): void {
    for (const [key, time] of fullAt) if (time <= now) fullAt.delete(key);
    // With many keys in use, not every call may visit all of them.
    sweepsAbove = Math.max(sweepAbove, 2 * fullAt.size);
  }

  return (key, { max, timeWindow }) => {
    const step = timeWindow / max;
    const now = monotonic();
    if (fullAt.size > sweepsAbove) forgetFullBuckets(now);
    const next = Math.max(fullAt.get(key) ?? now, now) + step;
    const wait = next - now - timeWindow;
    // Half a step of tolerance: rounding must not cost the last use.
    if (wait > step / 2) return wait;
    fullAt.set(key, next);
    return 0;
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

  async function take(key: string, allowance: Allowance): Promise<number> {
    const { promise: timeout, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new RateLimitTimeoutError()), patience);
    try {
      return await Promise.race([takeUse(key, allowance), timeout]);
    } catch (error) {
      pauseAfter(error);
      return 0;
    } finally {
      clearTimeout(timer);
    }
  }

  return async (key: string, allowance: Allowance): Promise<number> => {
    if (monotonic() < pausedUntil) return 0;
    const wait = take(key, allowance);
    return isOverloaded() ? 0 : await wait;
  };
}

/**
 * The store of `@fastify/rate-limit`: buckets in memory, and with `shared` also in the database of all instances. What the memory
 * refuses never reaches the database. Keys are unique over all limits, because each key names its limit.
 */
export function createRateLimitStore(
  monotonic: () => number,
  shared: SharedLimits | undefined,
): FastifyRateLimitStoreCtor {
  const takeOwn = createBuckets(monotonic);
  const takeShared = shared && sharedTaker(shared, monotonic);
  const take = async (key: string, allowance: Allowance) =>
    takeOwn(key, allowance) || ((await takeShared?.(key, allowance)) ?? 0);

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
