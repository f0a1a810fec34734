import type { Paper } from '@citewright/paper';
import type { FastifyReply } from 'fastify';
import { closingOf } from '../edge/event-stream.ts';
import { createFairWork } from '../edge/fair-work.ts';
import { callerOf } from '../edge/network.ts';
import { ProblemError } from '../problem.ts';
import { readInThread } from '../read-in-thread.ts';

/** Megabytes that reading a paper may take. */
const memory = 512;

/** Milliseconds for which a paper waits for its turn and is read. */
const patience = 60_000;

/**
 * Reads the paper of a request in a thread of its own, one at a time: each may take a processor for seconds.
 * @throws ProblemError for a file that cannot be read, and `OVERLOADED` where too many wait
 */
export type ReadPaper = (reply: FastifyReply, file: File) => Promise<Paper>;

export function createPaperReader(): ReadPaper {
  const reading = createFairWork({ capacity: 1, queue: 8 });
  return async (reply, file) => {
    const signal = AbortSignal.any([closingOf(reply), AbortSignal.timeout(patience)]);
    const [paper] = await reading.run({ caller: callerOf(reply.request), signal }, async () => {
      const buffer = await file.arrayBuffer();
      const data = { name: file.name, bytes: new Uint8Array(buffer) };
      return await readInThread<Paper>(new URL('./paper-thread.ts', import.meta.url), data, signal, {
        excess: 'PAPER_TOO_LONG',
        most: memory,
        transferList: [buffer],
      });
    });
    if (!paper) throw new ProblemError('PAPER_UNREADABLE');
    return paper;
  };
}
