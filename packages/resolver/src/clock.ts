import { setTimeout as delay } from 'node:timers/promises';

/** Time as the resolver sees it, so that tests can hold it still. All figures are milliseconds. */
export interface Clock {
  /** Wall clock since the epoch: dates of access. */
  now(): number;
  /** Only ever grows, whatever happens to the wall clock: limits and deadlines. */
  monotonic(): number;
  /** Resolves after `ms`, rejects when the signal aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** The machine's own clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  sleep: async (ms, signal) => {
    await delay(ms, undefined, { signal });
  },
};
