import { type Caller, createFairQueue, type FairQueue, HttpError, type Release } from '@citewright/resolver';
import type { FastifyReply } from 'fastify';
import { ProblemError } from '../problem.ts';
import type { MemoryTurns } from '../work/memory-turns.ts';
import { answerDeadline } from './deadline.ts';
import { closingOf } from './event-stream.ts';
import type { HeldBytes } from './held-bytes.ts';
import { callerOf } from './network.ts';

/** Whose work it is, and until when it may wait. */
export interface Asking {
  caller: Caller;
  signal: AbortSignal;
  /** It has its turn of the memory since its body has come. */
  hasMemory?: boolean;
}

/** Work of this process that takes long, a little of it at a time. */
export interface FairWork {
  /**
   * Does work in its turn (decision 20). Work whose client has gone is not begun.
   * @throws ProblemError `OVERLOADED`: at once when too much is waiting, or when the time for an answer is over
   */
  run<Result>(asking: Asking, work: () => Promise<Result>): Promise<Result>;
}

export const askingOf = (reply: FastifyReply): Asking => ({
  caller: callerOf(reply.request),
  signal: answerDeadline(reply),
  hasMemory: reply.request.memoryTurn !== undefined,
});

/** Work that has limits of time of its own, until the client has gone. */
export const askingWhileOpen = (reply: FastifyReply): Asking => ({
  caller: callerOf(reply.request),
  signal: closingOf(reply),
});

/** Seconds after which somebody who was refused may come again. */
const retryAfter = 5;

/** Takes a share of a queue in turn. @throws ProblemError `OVERLOADED` when too much is waiting, or when the signal aborts before */
export async function inTurn(turns: FairQueue, asking: Parameters<FairQueue['take']>[0]): Promise<Release> {
  return await turns.take(asking).catch((error: unknown) => {
    throw error instanceof HttpError ? new ProblemError('OVERLOADED', retryAfter) : error;
  });
}

/** What the result of some work may take until it is counted as an answer. */
const reserved = 2 * 1024 * 1024;
/** Bytes of the heap that a project takes while it is printed, unless it is very large. */
const usual = 32 * 1024 * 1024;

/**
 * Does so much at a time, for each network half of it; as much may wait as the `queue` holds. With `answers`, nothing is made for a
 * network that does not read what was made for it before; with `memory`, one at a time while it is scarce.
 */
export function createFairWork(
  limits: { capacity: number; queue: number },
  { answers, memory }: { answers?: HeldBytes; memory?: MemoryTurns } = {},
): FairWork {
  const turns = createFairQueue(limits);

  return {
    async run(asking, work) {
      const { network } = asking.caller;
      const release = await inTurn(turns, asking);
      let leave: Release | undefined;
      try {
        if (!asking.hasMemory) leave = await memory?.take(asking.signal, usual);
        answers?.hold(network, reserved);
        return await work().finally(() => answers?.release(network, reserved));
      } finally {
        leave?.();
        release();
      }
    },
  };
}
