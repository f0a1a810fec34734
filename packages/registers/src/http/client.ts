import { Agent, buildConnector, Client as Connection, type Dispatcher } from 'undici';
import { nobody } from '../caller.ts';
import { type EmitEvent, ignoreEvent } from '../events.ts';
import { acceptEncoding, freeBody, type ReadBody, readBody } from './body.ts';
import { capWire, wireLimit } from './cap-wire.ts';
import { type Connector, createDialer } from './dial.ts';
import { createFairQueue } from './fair-queue.ts';
import { createGuard, type Guard, type GuardOptions, hostOf } from './guard.ts';
import { type FetchKind, type Http, HttpError, type HttpRequest, type HttpResponse } from './http.ts';
import { isPageType } from './media-type.ts';
import { createDnsClient, createNames, type ResolveName } from './names.ts';

const maxRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);
const mebibyte = 1_048_576;

const caps: Record<FetchKind, number> = { page: 2 * mebibyte, api: 8 * mebibyte };

const capOf = ({ maxBytes, kind }: HttpRequest): number => maxBytes ?? caps[kind];

/** Pages that are fetched at the same time and that wait, and how many of one host. Services have limits of their own (`limits.ts`). */
const pages = { capacity: 32, queue: 64, perKey: 2 } as const;

const accepts: Record<FetchKind, string> = {
  page: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1',
  api: 'application/json',
};

/** Deadlines in milliseconds: for DNS and for the connection each, for the response head, and for all hops together. */
export interface HttpTimeouts {
  connect: number;
  headers: number;
  total: number;
}

export interface HttpOptions extends GuardOptions {
  /** The User-Agent: name, version and contact. */
  userAgent: string;
  timeouts?: Partial<HttpTimeouts>;
  /** Receives the number of running and waiting fetches of pages. */
  emit?: EmitEvent;
  /** Hosts of services that the operator has configured: their names are resolved by the system, as those of `fetchAllow`. */
  ownHosts?: readonly string[];
  /** DNS servers to ask (`address` or `address:port`), by default the system's. */
  dnsServers?: readonly string[] | undefined;
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

/** The most bytes that a body can have: its length where it is given and true, else its cap. */
function mostOf(headers: Record<string, string>, cap: number): number {
  const length = Number(headers['content-length'] ?? Number.NaN);
  return headers['content-encoding'] === undefined && length >= 0 ? Math.min(length, cap) : cap;
}

function discard({ body }: Head): void {
  body.on('error', () => undefined).destroy();
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
    discard(head);
    throw new HttpError('file', undefined, { url: url.href, headers });
  }
  const cap = capOf(request);
  try {
    await request.reserve?.(mostOf(headers, cap), signal);
  } catch (error) {
    discard(head);
    throw error;
  }
  const read = await readBody(head.body, headers['content-encoding'] ?? '', cap, signal);
  if (read.stopped !== undefined && (request.kind === 'api' || read.bytes.length === 0)) {
    freeBody(read.bytes);
    throw stopError(read);
  }
  return {
    url: url.href,
    status: head.statusCode,
    contentType,
    headers,
    body: read.bytes,
    ...(read.stopped !== undefined && { cut: read.stopped }),
  };
}

function stopError(read: ReadBody): HttpError {
  const codes = { cap: 'too-large', deadline: 'timeout', broken: 'garbled' } as const;
  return new HttpError(codes[read.stopped ?? 'broken']);
}

/** A page that leads to a host that does not exist is none on a host that does not exist. */
const failureOfHop = (hop: number, error: unknown): unknown =>
  hop > 0 && error instanceof HttpError && error.code === 'no-host'
    ? new HttpError('unreachable', error)
    : error;

/** The next hop of a redirect; `undefined` when this answer is the last one. */
function nextHop(head: Head, from: URL, guard: Guard): URL | undefined {
  const location = headerText(head.headers.location);
  if (!redirects.has(head.statusCode) || location === '') return undefined;
  discard(head);
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
  const { emit = ignoreEvent, fetchAllow = [], ownHosts = [] } = options;
  const turns = createFairQueue({
    ...pages,
    onChange: (running, waiting) => emit({ type: 'fetching', running, waiting }),
  });
  const names = createNames({
    resolveName: options.resolveName ?? createDnsClient(options.dnsServers),
    ownHosts: new Set([...fetchAllow.map((entry) => entry.replace(/:\d+$/, '').toLowerCase()), ...ownHosts]),
    limit: timeouts.connect,
  });
  const dialer = createDialer({
    guard,
    connector: options.connector ?? buildConnector({ timeout: timeouts.connect, allowH2: false }),
    connectTimeout: timeouts.connect,
  });
  const limits = { headersTimeout: timeouts.headers, bodyTimeout: timeouts.total, maxHeaderSize: 32_768 };
  const services = new Agent({ ...limits, connect: dialer(names.ofService) });

  function sent(url: URL, request: HttpRequest, signal: AbortSignal) {
    return {
      origin: url.origin,
      path: `${url.pathname}${url.search}`,
      signal,
      method: request.post === undefined ? 'GET' : 'POST',
      body: request.post ?? null,
      headers: {
        ...(request.post !== undefined && { 'content-type': 'text/plain; charset=utf-8' }),
        ...request.headers,
        accept: request.accept ?? accepts[request.kind],
        'accept-encoding': acceptEncoding,
        'user-agent': options.userAgent,
      },
    } as const;
  }

  /** A stranger's host is rarely met twice: its connection is for one request. */
  async function askStranger(url: URL, request: HttpRequest, signal: AbortSignal): Promise<Head> {
    const addresses = await names.ofStranger(hostOf(url), request.caller ?? nobody, signal);
    const connect = capWire(
      dialer(async () => addresses),
      wireLimit(capOf(request)),
    );
    const connection = new Connection(url.origin, { ...limits, connect });
    const end = () => void connection.destroy();
    try {
      const head = await connection.request(sent(url, request, signal));
      head.body.once('close', end);
      return head;
    } catch (error) {
      end();
      throw error;
    }
  }

  async function follow(start: URL, request: HttpRequest, signal: AbortSignal): Promise<HttpResponse> {
    let url = start;
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      const isService = request.kind === 'api' && url.host === start.host;
      const asked = isService
        ? services.request(sent(url, request, signal))
        : askStranger(url, request, signal);
      const head = await asked.catch((error: unknown) => {
        throw failureOfHop(hop, error);
      });
      const next = request.keepRedirect ? undefined : nextHop(head, url, guard);
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
    const run = () => follow(start, request, signal);
    try {
      if (request.kind === 'api') return await run();
      const { caller = nobody } = request;
      return await turns.pass({ caller, signal, key: hostOf(start) }, run);
    } catch (error) {
      throw asHttpError(error, deadline, request.signal);
    }
  };
}
