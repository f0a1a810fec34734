import { setTimeout as delay } from 'node:timers/promises';

/** The resolver's clock, replaceable in tests. All values are milliseconds. */
export interface Clock {
  /** Wall clock since the epoch: dates of access. */
  now(): number;
  /** Monotonic time: limits and deadlines. */
  monotonic(): number;
  /** Resolves after `ms`, rejects when the signal aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** The system clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  sleep: async (ms, signal) => {
    await delay(ms, undefined, { signal });
  },
};
