import type { FastifyReply } from 'fastify';

/** Milliseconds for one answer: above the 8 s of a fetch, below the 15 s after which the browser gives up. */
const answerTime = 12_000;

/** Aborts when the time for an answer is over, or when the client has gone. */
export function answerDeadline({ raw }: FastifyReply): AbortSignal {
  const caller = new AbortController();
  // The request emits `close` when its body has been read, the response when the connection ends. After a complete
  // response nothing listens any more, and aborting would cost as much as a small response.
  raw.once('close', () => {
    if (!raw.writableFinished) caller.abort();
  });
  return AbortSignal.any([caller.signal, AbortSignal.timeout(answerTime)]);
}
