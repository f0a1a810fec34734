import { totalmem } from 'node:os';

export const megabyte = 1_048_576;

/** The memory of a process in bytes: what it may have, and what it has. */
export interface ProcessMemory {
  limit: number;
  used: () => number;
}

/** The memory of this process: what its group may have (cgroup, container), else that of the machine. */
export function ownMemory(): ProcessMemory {
  const constrained = process.constrainedMemory();
  // Without a limit the kernel gives a number beyond all memory.
  const limit = constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
  return { limit, used: () => process.memoryUsage.rss() };
}

/** The part of the memory that readers may have together; the rest is for answers, bodies, the database and V8 itself. */
const forReaders = 0.56;
/** The part of it that the place of small inputs has: a thread that reads papers holds 70 MB before it reads one. */
const forSmall = 0.37;
/** Bytes that a thread holds which is kept, at most. */
export const keptBytes = 96 * megabyte;
/** Above this part the process is about to be ended by the kernel. */
const full = 0.9;
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
  /** True when the process has hardly any memory left. */
  isShort(): boolean;
}

export function createMemoryShares({ limit, used }: ProcessMemory): MemoryShares {
  const all = Math.floor(limit * forReaders);
  const small = Math.floor(all * forSmall);
  const shares: Readonly<Record<Place, number>> = { any: all - small, small };
  return {
    most: (place, wanted) => Math.min(wanted, shares[place]),
    kept: (place) => Math.max(1, Math.floor(shares[place] / keptBytes)),
    isShort: () => used() > limit * full,
  };
}
