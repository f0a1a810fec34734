import { ownTurn } from '@citewright/resolver';
import type { FastifyInstance } from 'fastify';

/** Milliseconds after which a turn of the event loop begins no more calls: others, health first of all, wait for its end. */
const longTurn = 20;

/** So many calls after a start compile what they run; later ones are short, and overload.ts wants to see them come together. */
const coldCalls = 1_000;

/** Says, after the first time in a turn, whether that turn has become a long one. `now` is in milliseconds, and monotonic. */
function createTurnClock(now: () => number): () => boolean {
  let began: number | undefined;
  return () => {
    if (began === undefined) {
      began = now();
      setImmediate(() => {
        began = undefined;
      });
    }
    return now() - began > longTurn;
  };
}

/**
 * Of many calls that arrive together soon after a start, those that would make a turn too long go on in turns of their own. So the first
 * burst after a start, which compiles all that it runs, is no long silence for everybody else.
 */
export function keepTurnsShort(app: FastifyInstance, now: () => number = () => performance.now()): void {
  const isLong = createTurnClock(now);
  let cold = coldCalls;
  function waitForTurn(_request: unknown, _reply: unknown, done: () => void): void {
    if (cold > 0 && isLong()) ownTurn().then(done);
    else done();
  }
  // As it arrives, and when its body, which may come later, has been read.
  app.addHook('onRequest', (request, reply, done) => {
    cold -= 1;
    waitForTurn(request, reply, done);
  });
  app.addHook('preValidation', waitForTurn);
}
