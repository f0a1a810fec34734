import { performance } from 'node:perf_hooks';
import { problemMessages } from '@citewright/words';
import type { FastifyInstance } from 'fastify';
import { problems } from '../problem.ts';
import { isApiPath, pathOf } from './api-guard.ts';
import { bareHeaders } from './headers.ts';

/**
 * One iteration of the event loop serves all requests that arrived during the iteration before: they are the queue. More than
 * `longQueue` of them in each iteration for an `interval` (milliseconds), without getting fewer, are an overload. From then on an
 * iteration accepts requests for `budget` milliseconds, one at least, until no request had to be refused for an interval (after
 * CoDel, https://www.rfc-editor.org/rfc/rfc8289#section-4). An iteration after an idle loop has no queue behind it and gets
 * `budgetAfterIdle`. No library does this well enough: docs/decisions/0016.
 */
const longQueue = 32;
const budget = 1;
const budgetAfterIdle = 8;
const interval = 500;
/** The queue behind one slow answer shrinks from iteration to iteration; an overload does not for this many. */
const iterationsInRow = 2;

export interface Overload {
  /** Decides about a request when it arrives. */
  admits(): boolean;
  /** True while there is more work than time. */
  isRefusing(): boolean;
}

export interface EventLoop {
  /** Calls back at the end of the current iteration. */
  atEndOfIteration: (callback: () => void) => void;
  /** Total idle time in milliseconds. */
  idleTime: () => number;
}

const ownLoop: EventLoop = {
  atEndOfIteration: setImmediate,
  idleTime: () => performance.eventLoopUtilization().idle,
};

/**
 * Admits every request until there is an overload, and then as many as an iteration has time for: accepted requests stay quick,
 * others are refused at once. `now` is in milliseconds, and monotonic.
 */
export function createOverload(
  now: () => number,
  { atEndOfIteration, idleTime }: EventLoop = ownLoop,
): Overload {
  let began: number | undefined;
  let accepted = 0;
  let acceptedBefore = 0;
  let idleBefore = 0;
  let timeLeft = budget;
  let longSince = 0;
  let longIterations = 0;
  let refusesUntil = 0;

  function beginIteration(moment: number): void {
    began = moment;
    const idle = idleTime();
    timeLeft = idle > idleBefore ? budgetAfterIdle : budget;
    idleBefore = idle;
    atEndOfIteration(endIteration);
  }

  function endIteration(): void {
    if (accepted <= longQueue) longIterations = 0;
    else if (longIterations === 0) {
      longSince = began ?? now();
      longIterations = 1;
    } else if (accepted >= acceptedBefore) longIterations += 1;
    acceptedBefore = accepted;
    began = undefined;
    accepted = 0;
  }

  const isOverload = (moment: number) =>
    accepted > longQueue && longIterations >= iterationsInRow && moment - longSince >= interval;

  function admits(): boolean {
    const moment = now();
    if (began === undefined) beginIteration(moment);
    if (isOverload(moment)) refusesUntil = moment + interval;
    if (moment < refusesUntil && moment - (began ?? moment) > timeLeft) {
      refusesUntil = moment + interval;
      return false;
    }
    accepted += 1;
    return true;
  }

  return { admits, isRefusing: () => now() < refusesUntil };
}

/** Monitoring needs an answer most of all under overload; pages and files cost next to nothing. */
const alwaysAnswered: ReadonlySet<string> = new Set(['/api/health', '/api/ready']);

const { status, retryAfter = 1 } = problems.OVERLOADED;
const body = JSON.stringify({ message: problemMessages.OVERLOADED, code: 'OVERLOADED' });
const headers = {
  ...bareHeaders,
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(body),
  'retry-after': String(retryAfter),
};
const reportEvery = 1_000;

type Handler = (request: object, response: object) => void;

/**
 * Refuses calls before the framework handles them: a refusal that costs as much as an answer is useless. The number of refusals is
 * logged once a second; `onRefused` is called for each, because no hook is.
 */
export function refuseOverload(
  { server, log }: Pick<FastifyInstance, 'server' | 'log'>,
  { admits }: Pick<Overload, 'admits'>,
  onRefused?: () => void,
): void {
  const handlers = server.listeners('request') as Handler[];
  let refused = 0;

  function report(): void {
    log.warn({ refused }, 'calls refused under overload');
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
