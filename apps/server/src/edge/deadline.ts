import type { FastifyReply } from 'fastify';

/** Milliseconds for one answer: above the 8 s of a fetch, below the 15 s after which browsers' patience ends. */
const answerTime = 12_000;

/** Aborts when the time for an answer is over, or when nobody waits for it any more. */
export function answerDeadline({ raw }: FastifyReply): AbortSignal {
  const caller = new AbortController();
  // The request's own `close` comes as soon as its body was read; the response's comes when the connection ends.
  // Once the answer has gone out nobody is left to be told, and telling them costs as much as a small answer.
  raw.once('close', () => {
    if (!raw.writableFinished) caller.abort();
  });
  return AbortSignal.any([caller.signal, AbortSignal.timeout(answerTime)]);
}
