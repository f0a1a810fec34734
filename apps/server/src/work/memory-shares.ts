import { totalmem } from 'node:os';
import { ProblemError } from '../problem.ts';

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

/** The part of the memory that readers may have together; the rest is for answers, the database and V8 itself. */
const forReaders = 0.4;
/** Above this part the process is about to be ended by the kernel. */
const full = 0.9;
/** Seconds after which somebody who was refused may come again. */
export const retryAfter = 5;

/** Shares of the memory that readers have together. */
export interface MemoryShares {
  /** Bytes that a reader gets which wants so many. */
  most(wanted: number): number;
  /**
   * Takes a share before the work begins, in the order of asking; gives what returns it.
   * @throws ProblemError `OVERLOADED` when none gets free before the signal
   */
  take(wanted: number, signal: AbortSignal): Promise<() => void>;
  /** True when the process has hardly any memory left. */
  isShort(): boolean;
}

export function createMemoryShares({ limit, used }: ProcessMemory): MemoryShares {
  const all = Math.floor(limit * forReaders);
  let free = all;
  const waiting: { share: number; begin: () => void }[] = [];
  const most = (wanted: number) => Math.min(wanted, all);

  function admit(): void {
    for (let next = waiting[0]; next && next.share <= free; next = waiting[0]) {
      waiting.shift();
      free -= next.share;
      next.begin();
    }
  }

  return {
    most,
    isShort: () => used() > limit * full,
    take(wanted, signal) {
      const share = most(wanted);
      return new Promise((resolve, reject) => {
        const turn = {
          share,
          begin() {
            signal.removeEventListener('abort', leave);
            resolve(() => {
              free += share;
              admit();
            });
          },
        };
        const leave = () => {
          const at = waiting.indexOf(turn);
          if (at >= 0) waiting.splice(at, 1);
          reject(new ProblemError('OVERLOADED', retryAfter));
        };
        if (signal.aborted) return leave();
        signal.addEventListener('abort', leave, { once: true });
        waiting.push(turn);
        admit();
      });
    },
  };
}
