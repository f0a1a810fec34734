import type { Clock } from '../clock.ts';

/** At most `count` starts in any `window` milliseconds. */
export interface Rate {
  count: number;
  window: number;
}

/** Longest pause that a service can impose on us, in milliseconds. */
const maxPause = 600_000;

/** A start further away than this is not worth waiting for, in milliseconds. */
const maxWait = 4_000;

export interface Pace {
  /** Milliseconds until the next start, which this call takes; `undefined` when it is too far away to wait for. */
  take(): number | undefined;
  /** Nothing starts for `ms` from now. */
  pause(ms: number): void;
  /** Seconds until something may start again, at least 1. */
  retryAfter(): number;
  /** Obeys a stricter rate that the service announced. */
  obey(rate: Rate): void;
}

/** Spaces the requests to one service. `rate` undefined means no spacing: a mirror of our own. */
export function createPace(clock: Clock, rate: Rate | undefined): Pace {
  let current = rate;
  let starts: number[] = [];
  let pausedUntil = 0;

  function nextStart(now: number): number {
    if (current === undefined) return Math.max(now, pausedUntil);
    const { count, window } = current;
    starts = starts.filter((start) => start > now - window);
    const blocking = starts.at(-count);
    return Math.max(now, pausedUntil, blocking === undefined ? now : blocking + window);
  }

  return {
    take() {
      const now = clock.monotonic();
      const start = nextStart(now);
      if (start - now > maxWait) return undefined;
      starts.push(start);
      return start - now;
    },
    pause(ms) {
      pausedUntil = Math.max(pausedUntil, clock.monotonic() + Math.min(ms, maxPause));
    },
    retryAfter() {
      const now = clock.monotonic();
      return Math.max(1, Math.ceil((nextStart(now) - now) / 1_000));
    },
    obey(announced) {
      if (rate === undefined || announced.count < 1 || announced.window <= 0) return;
      const stricter = announced.count / announced.window < rate.count / rate.window;
      current = stricter ? announced : rate;
    },
  };
}
