import { setTimeout as delay } from 'node:timers/promises';
import type { Release } from '@citewright/resolver';
import { ProblemError } from '../problem.ts';
import { retryAfter } from './memory-shares.ts';

/** Milliseconds between two looks at the memory. */
const look = 50;

/** Large works of the thread that answers: several at a time only while there is memory for them. */
export interface MemoryTurns {
  /**
   * Takes so many bytes of the budget for a work, which then holds them until it is released. Waits until they are free and the memory is not
   * scarce, or no other work holds some of it; those that wait begin in no order. @throws ProblemError `OVERLOADED` when the signal aborts before
   */
  take(signal: AbortSignal, bytes: number): Promise<Release>;
}

/**
 * `budget` is what works together may hold, in bytes; `isScarce` tells whether what is left is for one of them. `collect` then collects the garbage
 * of the work before, which V8 would keep beside the next one.
 */
export function createMemoryTurns(
  budget: number,
  isScarce: () => boolean,
  collect: () => void = () => undefined,
): MemoryTurns {
  let running = 0;
  let held = 0;
  return {
    async take(signal, bytes) {
      while (running > 0 && (held + bytes > budget || isScarce())) {
        if (signal.aborted) throw new ProblemError('OVERLOADED', retryAfter);
        await delay(look);
      }
      running += 1;
      held += bytes;
      if (isScarce()) collect();
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        running -= 1;
        held -= bytes;
      };
    },
  };
}
