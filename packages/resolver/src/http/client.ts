import { Agent, buildConnector, type Dispatcher, request as send } from 'undici';
import { type EmitEvent, ignoreEvent } from '../events.ts';
import { acceptEncoding, type ReadBody, readBody } from './body.ts';
import { type Connector, createDialer, type ResolveName, resolveName } from './dial.ts';
import { createGate, type GateOptions } from './gate.ts';
import { createGuard, type Guard, type GuardOptions, hostOf } from './guard.ts';
import { type FetchKind, type Http, HttpError, type HttpRequest, type HttpResponse } from './http.ts';
import { isPageType } from './media-type.ts';

const maxRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);
const mebibyte = 1_048_576;

const caps: Record<FetchKind, number> = { page: 2 * mebibyte, api: 8 * mebibyte };

/** Services have limits of their own (`limits.ts`); any other host gets at most two connections. */
const gates: Record<FetchKind, GateOptions> = {
  page: { atOnce: 32, queue: 64, perKey: 2 },
  api: { atOnce: 64, queue: 256 },
};

const accepts: Record<FetchKind, string> = {
  page: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1',
  api: 'application/json',
};

/** Deadlines in milliseconds: for DNS and connection, for the response head, and for all hops together. */
export interface HttpTimeouts {
  connect: number;
  headers: number;
  total: number;
}

export interface HttpOptions extends GuardOptions {
  /** The User-Agent: name, version and contact. */
  userAgent: string;
  timeouts?: Partial<HttpTimeouts>;
  /** Receives the number of running and waiting fetches. */
  emit?: EmitEvent;
  /** Resolves a host name; for tests. */
  resolveName?: ResolveName;
  /** Opens the socket to a checked address; for tests. */
  connector?: Connector;
}

type Head = Dispatcher.ResponseData;

function headerText(value: string | string[] | undefined): string {
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
}

function plainHeaders(headers: Head['headers']): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, headerText(value)]));
}

function asHttpError(error: unknown, deadline: AbortSignal, caller: AbortSignal | undefined): HttpError {
  if (error instanceof HttpError) return error;
  if (caller?.aborted) return new HttpError('aborted', error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new HttpError(deadline.aborted || code.endsWith('TIMEOUT') ? 'timeout' : 'unreachable', error);
}

/** Reads the body up to its cap. A truncated page is still an answer; a truncated API answer is an error. */
async function readAnswer(
  head: Head,
  url: URL,
  request: HttpRequest,
  signal: AbortSignal,
): Promise<HttpResponse> {
  const headers = plainHeaders(head.headers);
  const contentType = headers['content-type'] ?? '';
  const ok = head.statusCode >= 200 && head.statusCode < 300;
  if (request.kind === 'page' && ok && !isPageType(contentType)) {
    head.body.on('error', () => undefined).destroy();
    throw new HttpError('file', undefined, { url: url.href, headers });
  }
  const cap = request.maxBytes ?? caps[request.kind];
  const read = await readBody(head.body, headers['content-encoding'] ?? '', cap, signal);
  if (read.stopped !== undefined && (request.kind === 'api' || read.length === 0)) throw stopError(read);
  return {
    url: url.href,
    status: head.statusCode,
    contentType,
    headers,
    body: Buffer.concat(read.pieces),
    ...(read.stopped !== undefined && { cut: read.stopped }),
  };
}

function stopError(read: ReadBody): HttpError {
  const codes = { cap: 'too-large', deadline: 'timeout', broken: 'garbled' } as const;
  return new HttpError(codes[read.stopped ?? 'broken']);
}

/** The next hop of a redirect; `undefined` when this answer is the last one. */
function nextHop(head: Head, from: URL, guard: Guard): URL | undefined {
  const location = headerText(head.headers.location);
  if (!redirects.has(head.statusCode) || location === '') return undefined;
  head.body.on('error', () => undefined).destroy();
  const next = guard.admit(location, from.href);
  if (next === undefined) throw new HttpError('unreachable');
  return next;
}

/**
 * The guarded client for every outbound request. Checks addresses when they are dialled, follows at most five
 * redirects and checks each of them, caps bodies after decompression. Throws `HttpError`.
 */
export function createHttp(options: HttpOptions): Http {
  const timeouts: HttpTimeouts = { connect: 3_000, headers: 5_000, total: 8_000, ...options.timeouts };
  const guard = createGuard(options);
  const { emit = ignoreEvent } = options;
  const gateOf = (kind: FetchKind) =>
    createGate({
      ...gates[kind],
      onChange: (running, waiting) => emit({ type: 'fetching', kind, running, waiting }),
    });
  const pass = { page: gateOf('page'), api: gateOf('api') };
  const dispatcher = new Agent({
    connect: createDialer({
      guard,
      resolveName: options.resolveName ?? resolveName,
      connector: options.connector ?? buildConnector({ timeout: timeouts.connect, allowH2: false }),
      connectTimeout: timeouts.connect,
    }),
    headersTimeout: timeouts.headers,
    bodyTimeout: timeouts.total,
    maxHeaderSize: 32_768,
  });

  async function fetchHop(url: URL, request: HttpRequest, signal: AbortSignal): Promise<Head> {
    return await send(url, {
      dispatcher,
      signal,
      // A page's host is rarely met twice: no idle connection to a stranger is kept.
      reset: request.kind === 'page',
      ...(request.post !== undefined && { method: 'POST', body: request.post }),
      headers: {
        ...(request.post !== undefined && { 'content-type': 'text/plain; charset=utf-8' }),
        ...request.headers,
        accept: request.accept ?? accepts[request.kind],
        'accept-encoding': acceptEncoding,
        'user-agent': options.userAgent,
      },
    });
  }

  async function follow(start: URL, request: HttpRequest, signal: AbortSignal): Promise<HttpResponse> {
    let url = start;
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      const head = await fetchHop(url, request, signal);
      const next = nextHop(head, url, guard);
      if (next === undefined) return await readAnswer(head, url, request, signal);
      url = next;
    }
    throw new HttpError('unreachable');
  }

  return async (request) => {
    const start = guard.admit(request.url);
    if (start === undefined) throw new HttpError('unreachable');
    const deadline = AbortSignal.timeout(timeouts.total);
    const signal = request.signal ? AbortSignal.any([deadline, request.signal]) : deadline;
    try {
      return await pass[request.kind](hostOf(start), signal, () => follow(start, request, signal));
    } catch (error) {
      throw asHttpError(error, deadline, request.signal);
    }
  };
}
