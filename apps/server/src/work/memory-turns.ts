import { setTimeout as delay } from 'node:timers/promises';
import type { Release } from '@citewright/resolver';
import { ProblemError } from '../problem.ts';
import { retryAfter } from './memory-shares.ts';

/** Milliseconds between two looks at the memory. */
const look = 50;

/** Large works of the thread that answers: more than one at a time only while there is memory for them. */
export interface MemoryTurns {
  /**
   * Waits until the memory is not scarce, or no other work holds some of it; they begin in no order. @throws ProblemError `OVERLOADED` when the
   * signal aborts before
   */
  take(signal: AbortSignal): Promise<Release>;
}

/** `isScarce` tells whether the memory that is left is for one such work. */
export function createMemoryTurns(isScarce: () => boolean): MemoryTurns {
  const running = new Set<object>();
  return {
    async take(signal) {
      while (running.size > 0 && isScarce()) {
        if (signal.aborted) throw new ProblemError('OVERLOADED', retryAfter);
        await delay(look);
      }
      const own = {};
      running.add(own);
      return () => void running.delete(own);
    },
  };
}
