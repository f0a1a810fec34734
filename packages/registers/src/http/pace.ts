import type { Clock } from '../clock.ts';

/** At most `count` starts in any `window` milliseconds. */
export interface Rate {
  count: number;
  window: number;
}

/** Longest pause that a service can request, in milliseconds. */
const maxPause = 600_000;

/** Longest wait for a start, in milliseconds. */
const maxWait = 4_000;

export interface Pace {
  /** Reserves the next start and returns the milliseconds until then; `undefined` when it is too far away. */
  take(): number | undefined;
  /** Blocks all starts for `ms` from now. */
  pause(ms: number): void;
  /** Seconds until the next possible start, at least 1. */
  retryAfter(): number;
  /** Applies a stricter rate that the service announced. */
  obey(rate: Rate): void;
}

/** Spaces the requests to one service. Without a `rate` (a mirror) there is no spacing. */
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
