import { createFairQueue, HttpError } from '@citewright/resolver';
import type { FastifyReply } from 'fastify';
import { ProblemError } from '../problem.ts';
import { answerDeadline } from './deadline.ts';
import { callerOf } from './network.ts';

/** Work of this process that takes long, a little of it at a time. */
export interface FairWork {
  /**
   * Does work for an answer in its turn (decision 20). Work whose client has gone is not begun.
   * @throws ProblemError `OVERLOADED`: at once when too much is waiting, or when the time for an answer is over
   */
  run<Result>(reply: FastifyReply, work: () => Promise<Result>): Promise<Result>;
}

/** Seconds after which somebody who was refused may come again. */
const retryAfter = 5;

/** Does so much at a time, for each network half of it; as much may wait as the `queue` holds. */
export function createFairWork(limits: { capacity: number; queue: number }): FairWork {
  const turns = createFairQueue(limits);
  return {
    async run(reply, work) {
      const asking = { caller: callerOf(reply.request), signal: answerDeadline(reply) };
      const release = await turns.take(asking).catch((error: unknown) => {
        throw error instanceof HttpError ? new ProblemError('OVERLOADED', retryAfter) : error;
      });
      return await work().finally(release);
    },
  };
}
