import { readFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';

export const megabyte = 1_048_576;

/** Which parts are taken of what a process has, and of the heap of the thread that answers. */
export interface Taken {
  process: number;
  heap: number;
}

/** The memory of a process: the bytes that it may have, and what of it is taken. */
export interface ProcessMemory {
  limit: number;
  taken: () => Taken;
}

/** Bytes of this process that the kernel cannot take back: pages of files, as those of Node itself, it can (proc_pid_status(5)). */
function anonymousBytes(): number {
  try {
    const kibibytes = /^RssAnon:\s*(\d+) kB/m.exec(readFileSync('/proc/self/status', 'latin1'))?.[1];
    if (kibibytes !== undefined) return Number(kibibytes) * 1_024;
  } catch {
    // Another system than Linux.
  }
  return process.memoryUsage.rss();
}

/**
 * The memory of this process: what its group may have (cgroup, container), else that of the machine. The heap of the thread that answers has a limit
 * of its own, which V8 derives from it.
 */
export function ownMemory(): ProcessMemory {
  const constrained = process.constrainedMemory();
  // Without a limit the kernel gives a number beyond all memory.
  const limit = constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
  return {
    limit,
    taken() {
      const { used_heap_size: heap, heap_size_limit: heapLimit } = getHeapStatistics();
      return { process: anonymousBytes() / limit, heap: heap / heapLimit };
    },
  };
}

/** The part of the memory that readers may have together; the rest is for answers, bodies, the database and V8 itself. */
const forReaders = 0.56;
/** The part of it that the place of small inputs has: a thread that reads papers holds 70 MB before it reads one. */
const forSmall = 0.37;
/** Bytes that a thread holds which is kept, at most. */
export const keptBytes = 96 * megabyte;
/** Above this part the process is about to be ended by the kernel. */
const full = 0.8;
/** Above this part of its memory, or of the heap, large works of the thread that answers are done one at a time. */
const busy: Taken = { process: 0.7, heap: 0.5 };
/** Above this part idle threads are ended. */
const tight = 0.7;
/** Seconds after which somebody who was refused may come again. */
export const retryAfter = 5;

/** The two places of readers: one for any input, one for small inputs only, which so never wait behind large ones. */
export const places = ['any', 'small'] as const;
export type Place = (typeof places)[number];

/** How the memory of readers is shared: each place has its share whether it is taken or not, so that nobody waits for memory. */
export interface MemoryShares {
  /** Bytes that a reader gets at a place which wants so many. */
  most(place: Place, wanted: number): number;
  /** Threads that a place keeps within its share, whatever they read: at least the one that read last. */
  kept(place: Place): number;
  /** True when large works wait for one another. */
  isBusy(): boolean;
  /** True when nothing may be held that nobody uses. */
  isTight(): boolean;
  /** True when the process has hardly any memory left. */
  isShort(): boolean;
}

export function createMemoryShares({ limit, taken }: ProcessMemory): MemoryShares {
  const all = Math.floor(limit * forReaders);
  const small = Math.floor(all * forSmall);
  const shares: Readonly<Record<Place, number>> = { any: all - small, small };
  return {
    most: (place, wanted) => Math.min(wanted, shares[place]),
    kept: (place) => Math.max(1, Math.floor(shares[place] / keptBytes)),
    isBusy() {
      const { process: own, heap } = taken();
      return own > busy.process || heap > busy.heap;
    },
    isTight: () => taken().process > tight,
    isShort: () => taken().process > full,
  };
}
