/** Counts uses per key. `take` answers 0 when there was room, else the seconds until there is. */
export interface RateLimiter {
  take(key: string): number;
}

const minute = 60_000;
const sweepAbove = 10_000;

/**
 * Allows `most` uses at once and refills them evenly in `period` milliseconds (a token bucket, kept as the one time at
 * which the bucket will be full again: GCRA). `monotonic` is in milliseconds; a wall clock that jumps must not open or close it.
 */
export function createRateLimiter(most: number, monotonic: () => number, period = minute): RateLimiter {
  const step = period / most;
  const fullAt = new Map<string, number>();
  let sweepsAbove = sweepAbove;

  function forgetFullBuckets(now: number): void {
    for (const [key, time] of fullAt) if (time <= now) fullAt.delete(key);
    // Where many keys are in use at once, each use must not look at all of them.
    sweepsAbove = Math.max(sweepAbove, 2 * fullAt.size);
  }

  return {
    take(key) {
      const now = monotonic();
      if (fullAt.size > sweepsAbove) forgetFullBuckets(now);
      const next = Math.max(fullAt.get(key) ?? now, now) + step;
      const wait = next - now - period;
      // Half a step of tolerance: sums of fractions must not cost the last use.
      if (wait > step / 2) return Math.ceil(wait / 1000);
      fullAt.set(key, next);
      return 0;
    },
  };
}
