import type { FastifyInstance } from 'fastify';
import { problems } from '../problem.ts';
import { isApiPath } from './api-guard.ts';
import { bareHeaders } from './headers.ts';

/**
 * A turn of the event loop holds all requests that arrived during the turn before it, so its length is what the last of them
 * waits. As in CoDel (https://www.rfc-editor.org/rfc/rfc8289#section-4), waiting for more than `target` milliseconds that does
 * not end in `interval` is a queue that only grows; what a burst or a collection of garbage leaves is worked off sooner.
 */
const target = 5;
const interval = 500;
/** Requests of one turn that are always taken: one page asks for so many at once, and slow machines serve pages too. */
const alwaysTaken = 4;
/** One long answer makes a queue that the turns after it work off; this many crowded turns are no single answer's. */
const turnsInRow = 5;

/** Says of each request, as it arrives, whether there is time for it. */
export type Admits = () => boolean;

/** When the present turn is over, `then` is called. */
type AtEndOfTurn = (then: () => void) => void;

/**
 * Admits everything until turns of the event loop have been crowded for a while; then it admits what a turn has time for, so that
 * who is taken is answered as quickly as ever, and who is not hears it at once. `now` is in milliseconds, and monotonic.
 */
export function createOverload(now: () => number, atEndOfTurn: AtEndOfTurn = setImmediate): Admits {
  let began: number | undefined;
  let taken = 0;
  let crowdedSince = 0;
  let crowdedTurns = 0;

  function endTurn(): void {
    const length = now() - (began ?? 0);
    const isCrowded = length > target && taken >= alwaysTaken;
    if (isCrowded && crowdedTurns === 0) crowdedSince = began ?? 0;
    crowdedTurns = isCrowded ? crowdedTurns + 1 : 0;
    began = undefined;
    taken = 0;
  }

  return () => {
    const moment = now();
    if (began === undefined) {
      began = moment;
      atEndOfTurn(endTurn);
    }
    const isOverloaded = crowdedTurns >= turnsInRow && moment - crowdedSince >= interval;
    if (isOverloaded && taken >= alwaysTaken && moment - began > target) return false;
    taken += 1;
    return true;
  };
}

/** Whoever watches the server must hear from it most of all when it is busy; pages and files cost next to nothing. */
const alwaysAnswered: ReadonlySet<string> = new Set(['/api/health', '/api/ready']);

const { status, message, retryAfter = 1 } = problems.OVERLOADED;
const body = JSON.stringify({ message, code: 'OVERLOADED' });
const headers = {
  ...bareHeaders,
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(body),
  'retry-after': String(retryAfter),
};
const reportEvery = 1_000;

type Handler = (request: object, response: object) => void;

/**
 * Refuses calls for which there is no time before anything is done for them, the framework's own work included: a refusal that
 * costs as much as an answer is none. The log hears once a second how many there were.
 */
export function refuseOverload(
  { server, log }: Pick<FastifyInstance, 'server' | 'log'>,
  admits: Admits,
): void {
  const handlers = server.listeners('request') as Handler[];
  let refused = 0;

  function report(): void {
    log.warn({ refused }, 'no time for all calls');
    refused = 0;
  }

  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const path = request.url ?? '';
    if (!isApiPath(path) || alwaysAnswered.has(path) || admits()) {
      for (const handler of handlers) handler(request, response);
      return;
    }
    if (refused === 0) setTimeout(report, reportEvery).unref();
    refused += 1;
    response.writeHead(status, headers).end(body);
  });
}
