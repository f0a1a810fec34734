import type { ProcessMemory } from './memory-shares.ts';

/** Above this part of its memory a process collects its garbage: V8 does not count what threads and buffers hold, and waits longer. */
const worthCollecting = 0.6;
/** The part that must have come since the last collection, and milliseconds since then: one takes up to a tenth of a second. */
const growth = 0.05;
const pause = 1_000;

/** What is done about memory; tests replace it. */
interface ReliefParts {
  memory: Pick<ProcessMemory, 'taken'>;
  /** Collects the garbage of the thread that answers. */
  collect: () => void;
  /** Milliseconds, monotonic. */
  now: () => number;
}

/** Gives a function to call again and again: it collects garbage when memory is scarce and has grown since the last time. */
export function createMemoryRelief({ memory, collect, now }: ReliefParts): () => void {
  const mostTaken = () => Math.max(...Object.values(memory.taken()));
  let left = 0;
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const taken = mostTaken();
    left = Math.min(left, taken);
    if (taken < Math.max(worthCollecting, left + growth) || now() - last < pause) return;
    collect();
    last = now();
    left = mostTaken();
  };
}
