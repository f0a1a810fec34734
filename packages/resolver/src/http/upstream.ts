import { ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import type { Clock } from '../clock.ts';
import type { Tell } from '../events.ts';
import { createGate } from './gate.ts';
import { type Http, HttpError, type HttpErrorCode, type HttpResponse } from './http.ts';
import { parseJson } from './json.ts';
import { type UpstreamName, upstreamLimits } from './limits.ts';
import { ownTurn } from './own-turn.ts';
import { createPace } from './pace.ts';
import { rateOf, retryAfterOf } from './rate-headers.ts';
import { parseXml, type XmlElement } from './xml.ts';

/** `busy`: the service, or our own limit for it, asks us to come back later. */
export type UpstreamErrorCode = 'failed' | 'busy' | 'timeout' | 'unreachable';

/** A service did not answer as it should. Not finding something is no failure: that is `undefined`. */
export class UpstreamError extends Error {
  readonly service: UpstreamName;
  readonly code: UpstreamErrorCode;
  /** Seconds, where known. */
  readonly retryAfter: number | undefined;

  constructor(
    service: UpstreamName,
    code: UpstreamErrorCode,
    detail: { cause?: unknown; retryAfter?: number } = {},
  ) {
    super(`${service}: ${code}`, { cause: detail.cause });
    this.name = 'UpstreamError';
    this.service = service;
    this.code = code;
    this.retryAfter = detail.retryAfter;
  }
}

interface AskOptions {
  accept?: string;
  /** Plain text to post; without it the path is fetched. */
  post?: string;
  signal: AbortSignal;
}

/** One service, asked for a path of its API: `undefined` when it has nothing there, or is one that has to be configured and is not. */
export interface Upstream {
  readonly name: UpstreamName;
  /** Gives parsed JSON. Throws `UpstreamError`. */
  ask(path: string, options: AskOptions): Promise<unknown>;
  /** Gives a document of at most 2 MiB. Throws `UpstreamError`. */
  askXml(path: string, options: AskOptions): Promise<XmlElement | undefined>;
}

export interface UpstreamOptions {
  http: Http;
  clock: Clock;
  /** Replaces the service's own origin; the paths stay the same. Our own mirror is not spaced. */
  origin?: string | undefined;
  /** 0 to 1, for the jitter of a retry. */
  random: () => number;
  tell: Tell;
}

/** Wait before the one retry: this much, and up to as much again. */
const retryDelay = 200;

/** A service that fails this often in a row is left alone for a while (milliseconds). */
const breakerFailures = 8;
const breakerRest = 10_000;

const xmlTypes = 'application/xml,text/xml;q=0.9,application/atom+xml;q=0.9';

const codeOfHttp: Record<HttpErrorCode, UpstreamErrorCode> = {
  unreachable: 'unreachable',
  timeout: 'timeout',
  aborted: 'timeout',
  overloaded: 'busy',
  file: 'failed',
  'too-large': 'failed',
  garbled: 'failed',
};

const absent = new Set([400, 404, 410]);

/** What speaks against the service's health; being asked to wait, or a caller who gave up, does not. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof UpstreamError) || error.code === 'busy') return false;
  return !(error.cause instanceof HttpError && error.cause.code === 'aborted');
}

/** A service behind its limits: spaced, a bounded number at once, retried once on a 5xx, left alone when it is down. */
export function createUpstream(name: UpstreamName, options: UpstreamOptions): Upstream {
  const { http, clock, random, tell } = options;
  const limits = upstreamLimits[name];
  const origin = (options.origin ?? limits.origin)?.replace(/\/$/, '');
  const ours = options.origin !== undefined && limits.origin !== undefined;
  const pace = createPace(clock, ours ? undefined : limits);
  const pass = createGate(ours ? { atOnce: 64, queue: 256 } : { atOnce: limits.atOnce, queue: 64 });
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: breakerRest,
    breaker: new ConsecutiveBreaker(breakerFailures),
  });
  breaker.onBreak(() => tell({ type: 'breaker', service: name, open: true }));
  breaker.onReset(() => tell({ type: 'breaker', service: name, open: false }));

  const failure = (error: unknown, signal: AbortSignal): UpstreamError => {
    if (error instanceof UpstreamError) return error;
    if (signal.aborted) return new UpstreamError(name, 'timeout', { cause: error });
    const code = error instanceof HttpError ? codeOfHttp[error.code] : 'failed';
    return new UpstreamError(name, code, { cause: error, ...(code === 'busy' && { retryAfter: 1 }) });
  };

  async function waitForTurn(signal: AbortSignal): Promise<void> {
    const wait = pace.take();
    if (wait === undefined) throw new UpstreamError(name, 'busy', { retryAfter: pace.retryAfter() });
    if (wait > 0) await clock.sleep(wait, signal);
  }

  async function send(path: string, ask: AskOptions): Promise<HttpResponse> {
    await waitForTurn(ask.signal);
    const response = await http({ url: `${origin}${path}`, kind: 'api', ...ask });
    const rate = rateOf(response.headers);
    if (rate !== undefined) pace.obey(rate);
    return response;
  }

  async function sendTwice(path: string, ask: AskOptions): Promise<HttpResponse> {
    const first = await send(path, ask);
    if (first.status < 500 || retryAfterOf(first.headers, clock.now()) !== undefined) return first;
    await clock.sleep(retryDelay * (1 + random()), ask.signal);
    return await send(path, ask);
  }

  function bodyOf(response: HttpResponse): HttpResponse['body'] | undefined {
    const { status, headers, body } = response;
    if (absent.has(status)) return undefined;
    const pauseFor = retryAfterOf(headers, clock.now());
    if (status === 429 || (status === 503 && pauseFor !== undefined)) {
      pace.pause((pauseFor ?? 5) * 1_000);
      throw new UpstreamError(name, 'busy', { retryAfter: pace.retryAfter() });
    }
    if (status !== 200) throw new UpstreamError(name, 'failed', { cause: new Error(`status ${status}`) });
    return body;
  }

  /** Answers that cannot be parsed count as failures of the service. */
  async function read<Answer>(
    path: string,
    ask: AskOptions,
    parse: (body: HttpResponse['body']) => Answer,
  ): Promise<Answer | undefined> {
    if (origin === undefined) return undefined;
    const began = clock.monotonic();
    const told = (outcome: 'found' | 'absent' | UpstreamErrorCode) =>
      tell({ type: 'asked', service: name, outcome, milliseconds: clock.monotonic() - began });
    const attempt = async () => {
      try {
        const body = bodyOf(await pass(name, ask.signal, () => sendTwice(path, ask)));
        if (body === undefined) return undefined;
        await ownTurn();
        return parse(body);
      } catch (error) {
        throw failure(error, ask.signal);
      }
    };
    try {
      const answer = await breaker.execute(attempt);
      told(answer === undefined ? 'absent' : 'found');
      return answer;
    } catch (error) {
      const fault = failure(error, ask.signal);
      told(fault.code);
      throw fault;
    }
  }

  return {
    name,
    ask: (path, ask) => read(path, ask, parseJson),
    askXml: (path, ask) => read(path, { accept: xmlTypes, ...ask }, parseXml),
  };
}
