import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { problems } from '../problem.ts';
import { isApiPath, pathOf } from './api-guard.ts';
import { bareHeaders } from './headers.ts';

/**
 * A turn of the event loop holds all requests that arrived during the turn before it: they are the queue. More than `many` in turn
 * after turn for an `interval` (milliseconds) are a queue that does not end; so many people's pages do not ask at once. From
 * then on a turn takes what it can do in `target` milliseconds, and one request at least, until nobody had to be refused for an
 * interval (after CoDel, https://www.rfc-editor.org/rfc/rfc8289#section-4). Whoever is taken waits for turns, once to be read and
 * once more for each answer of the database: they have to be short. A turn before which the loop had nothing to do has
 * `targetAfterRest`: no queue stood there, and some come together by chance.
 */
const many = 32;
const target = 1;
const targetAfterRest = 8;
const interval = 500;
/** What waited behind one long answer gets less from turn to turn. This many turns of which none was smaller are something else. */
const turnsInRow = 2;

/** What there is time for. */
export interface Overload {
  /** Says of each request, as it arrives, whether there is time for it. */
  admits(): boolean;
  /** True while there is more to do than time. */
  isRefusing(): boolean;
}

/** What is to be known of an event loop. */
export interface EventLoop {
  /** When the present turn is over, `then` is called. */
  atEndOfTurn: (then: () => void) => void;
  /** Milliseconds for which it has had nothing to do, all together. */
  idleTime: () => number;
}

const ownLoop: EventLoop = {
  atEndOfTurn: setImmediate,
  idleTime: () => performance.eventLoopUtilization().idle,
};

/**
 * Admits everything until there is more to do than time; then what a turn has time for, so that whoever is taken is answered
 * about as quickly as ever, and whoever is not hears it at once. `now` is in milliseconds, and monotonic.
 */
export function createOverload(now: () => number, { atEndOfTurn, idleTime }: EventLoop = ownLoop): Overload {
  let began: number | undefined;
  let taken = 0;
  let idleBefore = 0;
  let time = target;
  let fullSince = 0;
  let fullTurns = 0;
  let takenBefore = 0;
  let refusesUntil = 0;

  function beginTurn(moment: number): void {
    began = moment;
    const idle = idleTime();
    time = idle > idleBefore ? targetAfterRest : target;
    idleBefore = idle;
    atEndOfTurn(endTurn);
  }

  function endTurn(): void {
    if (taken <= many) fullTurns = 0;
    else if (fullTurns === 0) {
      fullSince = began ?? now();
      fullTurns = 1;
    } else if (taken >= takenBefore) fullTurns += 1;
    takenBefore = taken;
    began = undefined;
    taken = 0;
  }

  const isEndless = (moment: number) =>
    taken > many && fullTurns >= turnsInRow && moment - fullSince >= interval;

  function admits(): boolean {
    const moment = now();
    if (began === undefined) beginTurn(moment);
    if (isEndless(moment)) refusesUntil = moment + interval;
    if (moment < refusesUntil && moment - (began ?? moment) > time) {
      refusesUntil = moment + interval;
      return false;
    }
    taken += 1;
    return true;
  }

  return { admits, isRefusing: () => now() < refusesUntil };
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
 * costs as much as an answer is none. The log hears once a second how many there were; `onRefused` hears of each, which no hook
 * does.
 */
export function refuseOverload(
  { server, log }: Pick<FastifyInstance, 'server' | 'log'>,
  { admits }: Pick<Overload, 'admits'>,
  onRefused?: () => void,
): void {
  const handlers = server.listeners('request') as Handler[];
  let refused = 0;

  function report(): void {
    log.warn({ refused }, 'no time for all calls');
    refused = 0;
  }

  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const path = pathOf(request);
    if (!isApiPath(path) || alwaysAnswered.has(path) || admits()) {
      for (const handler of handlers) handler(request, response);
      return;
    }
    if (refused === 0) setTimeout(report, reportEvery).unref();
    refused += 1;
    onRefused?.();
    response.writeHead(status, headers).end(body);
  });
}
