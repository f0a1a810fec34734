import { performance } from 'node:perf_hooks';

/** Milliseconds between looks at the memory. */
const interval = 5_000;
/** Memory above this share of what was held after the last collection is worth one more. */
const growth = 1.15;
/** The part of the time since the last look in which the event loop may have been busy. */
const busy = 0.2;

/** What is looked at; tests replace it. */
export interface IdleMemory {
  /** Bytes that the process holds. */
  held: () => number;
  /** The part of the time in which the event loop was busy since the last call, from 0 to 1. */
  utilization: () => number;
  /** Collects garbage. */
  collect: () => void;
}

/**
 * Gives a function to call from time to time: it collects garbage when the process holds more than it needs and has nothing to do. V8
 * collects when something is allocated, so that after a burst an idle server would keep what nobody uses.
 */
export function createMemorySweep({ held, utilization, collect }: IdleMemory): () => void {
  let needed = 0;
  return () => {
    const isIdle = utilization() < busy;
    if (!isIdle || held() <= needed * growth) return;
    collect();
    needed = held();
  };
}

/** Keeps the memory of an idle process low; needs `--expose-gc`, and does nothing without it. */
export function sweepIdleMemory(): void {
  const { gc } = globalThis;
  if (!gc) return;
  let before = performance.eventLoopUtilization();
  const sweep = createMemorySweep({
    held: () => process.memoryUsage.rss(),
    utilization() {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, before);
      before = now;
      return utilization;
    },
    collect: () => void gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }),
  });
  setInterval(sweep, interval).unref();
}
