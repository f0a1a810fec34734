import { parseXml, type XmlElement } from '@citewright/record';
import { ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import type { Caller } from '../caller.ts';
import type { Clock } from '../clock.ts';
import type { EmitEvent } from '../events.ts';
import { type UpstreamName, upstreamLimits } from '../source-table.ts';
import { freeBody } from './body.ts';
import { createFairQueue } from './fair-queue.ts';
import { type Http, HttpError, type HttpErrorCode, type HttpRequest, type HttpResponse } from './http.ts';
import { parseJson } from './json.ts';
import { createPace } from './pace.ts';
import { rateOf, retryAfterOf } from './rate-headers.ts';
import type { ServicePath } from './service-path.ts';
import type { NextTurn } from './turn-queue.ts';
import { UpstreamError, type UpstreamErrorCode } from './upstream-error.ts';

interface AskOptions {
  accept?: string;
  /** A plain text body to POST; without it the request is a GET. */
  post?: string;
  headers?: Record<string, string>;
  signal: AbortSignal;
}

type CalledOptions = AskOptions & { caller: Caller } & Pick<HttpRequest, 'keepRedirect' | 'maxBytes'>;

/** One service, for one caller. Requests give `undefined` when it has no such record, or when it is optional and not configured. */
export interface Upstream {
  readonly name: UpstreamName;
  /** Requests a path; gives parsed JSON, `undefined` where there can be no path. Throws `UpstreamError`. */
  ask(path: ServicePath | undefined, options: AskOptions): Promise<unknown>;
  /** Requests a path; gives an XML document of at most 2 MiB. Throws `UpstreamError`. */
  askXml(path: ServicePath | undefined, options: AskOptions): Promise<XmlElement | undefined>;
  /** Requests a path; gives the header fields of the answer. Where it leads elsewhere, that is not followed. Throws `UpstreamError`. */
  askHead(path: ServicePath | undefined, options: AskOptions): Promise<HttpResponse['headers'] | undefined>;
}

export interface UpstreamOptions {
  http: Http;
  clock: Clock;
  /** Replaces the service's own origin (a mirror); paths stay the same. Requests to mirrors are not spaced. */
  origin?: string | undefined;
  /** 0 to 1, for the jitter of a retry. */
  random: () => number;
  emit: EmitEvent;
  nextTurn: NextTurn;
}

/** Delay before the only retry in milliseconds, plus up to the same as jitter. */
const retryDelay = 200;

/** After this many failures in a row the breaker opens, for this many milliseconds. */
const breakerFailures = 8;
const breakerRest = 10_000;

const xmlTypes = 'application/xml,text/xml;q=0.9,application/atom+xml;q=0.9';

const codeOfHttp: Record<HttpErrorCode, UpstreamErrorCode> = {
  'no-host': 'unreachable',
  unreachable: 'unreachable',
  timeout: 'timeout',
  aborted: 'timeout',
  overloaded: 'busy',
  file: 'failed',
  'too-large': 'failed',
  garbled: 'failed',
};

const absent = new Set([400, 404, 410]);
const elsewhere = new Set([302, 303, 307]);

/** Of an answer whose head is asked for. */
const smallBody = 65_536;

/** True for errors that count as outages of the service: not rate limits, not aborts by the caller. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof UpstreamError) || error.code === 'busy') return false;
  return !(error.cause instanceof HttpError && error.cause.code === 'aborted');
}

/**
 * The client of one service for each caller, with the limits of the service: spaced and bounded, with one retry on a 5xx and a
 * circuit breaker. Callers take turns.
 */
export function createUpstream(name: UpstreamName, options: UpstreamOptions): (caller: Caller) => Upstream {
  const { http, clock, random, emit, nextTurn } = options;
  const limits = upstreamLimits[name];
  const origin = (options.origin ?? limits.origin)?.replace(/\/$/, '');
  const isMirror = options.origin !== undefined && limits.origin !== undefined;
  const pace = createPace(clock, isMirror ? undefined : limits);
  // A service allows so few requests that all its places are used, and those who wait take turns.
  const turns = createFairQueue(
    isMirror
      ? { capacity: 128, queue: 512 }
      : { capacity: limits.atOnce, queue: 128, assured: limits.atOnce },
  );
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: breakerRest,
    breaker: new ConsecutiveBreaker(breakerFailures),
  });
  breaker.onBreak(() => emit({ type: 'breaker', service: name, open: true }));
  breaker.onReset(() => emit({ type: 'breaker', service: name, open: false }));

  const failure = (error: unknown, signal: AbortSignal): UpstreamError => {
    if (error instanceof UpstreamError) return error;
    const code = error instanceof HttpError ? codeOfHttp[error.code] : 'failed';
    if (code === 'busy') return new UpstreamError(name, code, { cause: error, retryAfter: 1 });
    // Whatever was under way then: the caller has gone, which says nothing about the service.
    if (signal.aborted) return new UpstreamError(name, 'timeout', { cause: new HttpError('aborted', error) });
    return new UpstreamError(name, code, { cause: error });
  };

  async function waitForTurn(signal: AbortSignal): Promise<void> {
    const wait = pace.take();
    if (wait === undefined) throw new UpstreamError(name, 'busy', { retryAfter: pace.retryAfter() });
    if (wait > 0) await clock.sleep(wait, signal);
  }

  async function send(path: ServicePath, ask: CalledOptions): Promise<HttpResponse> {
    await waitForTurn(ask.signal);
    const response = await http({ url: `${origin}${path}`, kind: 'api', ...ask });
    const rate = rateOf(response.headers);
    if (rate !== undefined) pace.obey(rate);
    return response;
  }

  async function sendTwice(path: ServicePath, ask: CalledOptions): Promise<HttpResponse> {
    const first = await send(path, ask);
    if (first.status < 500 || retryAfterOf(first.headers, clock.now()) !== undefined) return first;
    await clock.sleep(retryDelay * (1 + random()), ask.signal);
    return await send(path, ask);
  }

  function usable(response: HttpResponse, { keepRedirect }: CalledOptions): HttpResponse | undefined {
    const { status, headers } = response;
    if (absent.has(status)) return undefined;
    const pauseFor = retryAfterOf(headers, clock.now());
    if (status === 429 || (status === 503 && pauseFor !== undefined)) {
      pace.pause((pauseFor ?? 5) * 1_000);
      throw new UpstreamError(name, 'busy', { retryAfter: pace.retryAfter() });
    }
    if (status !== 200 && !(keepRedirect && elsewhere.has(status)))
      throw new UpstreamError(name, 'failed', { cause: new Error(`status ${status}`) });
    return response;
  }

  /** Answers that cannot be parsed count as failures of the service. */
  async function read<Answer>(
    path: ServicePath | undefined,
    ask: CalledOptions,
    parse: (response: HttpResponse) => Answer,
  ): Promise<Answer | undefined> {
    if (origin === undefined || path === undefined) return undefined;
    const began = clock.monotonic();
    const emitOutcome = (outcome: 'found' | 'absent' | UpstreamErrorCode) =>
      emit({ type: 'asked', service: name, outcome, milliseconds: clock.monotonic() - began });
    const attempt = async () => {
      try {
        const response = usable(await turns.pass(ask, () => sendTwice(path, ask)), ask);
        if (response === undefined) return undefined;
        await nextTurn();
        try {
          return parse(response);
        } finally {
          freeBody(response.body);
        }
      } catch (error) {
        throw failure(error, ask.signal);
      }
    };
    try {
      const answer = await breaker.execute(attempt);
      emitOutcome(answer === undefined ? 'absent' : 'found');
      return answer;
    } catch (error) {
      const fault = failure(error, ask.signal);
      emitOutcome(fault.code);
      throw fault;
    }
  }

  return (caller) => ({
    name,
    ask: (path, ask) => read(path, { ...ask, caller }, ({ body }) => parseJson(body)),
    askXml: (path, ask) => read(path, { accept: xmlTypes, ...ask, caller }, ({ body }) => parseXml(body)),
    askHead: (path, ask) =>
      read(
        path,
        { accept: '*/*', ...ask, caller, keepRedirect: true, maxBytes: smallBody },
        ({ headers }) => headers,
      ),
  });
}
