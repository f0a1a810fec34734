import type { Model } from '@citewright/finding';
import {
  type Catalogue,
  type Clock,
  createCatalogue,
  createHttp,
  createMemoryCache,
  type HttpTimeouts,
  type PageReader,
  upstreamLimits,
} from '@citewright/registers';
import {
  type IncomingMessage,
  type ServerResponse,
  type StubService,
  startService,
} from '../../registers/src/http/stub-service.fixture.ts';
import { createResolver, type Resolver } from './resolve.ts';

/** The answer for a path: JSON, or a function that writes it. */
export type Route = object | ((response: ServerResponse, request: IncomingMessage) => void);

export interface World {
  resolver: Resolver;
  service: StubService;
  /** The answers of the services; may be changed during a test. */
  routes: Record<string, Route>;
  /** How often paths with this prefix were requested. */
  asked(prefix: string): number;
}

/** 12 May 2026, and time stands still: sleeping ends at once. */
const stillClock: Clock = {
  now: () => Date.UTC(2026, 4, 12),
  monotonic: () => 0,
  sleep: async () => undefined,
};

/** The same day; sleeping never ends, so that only answers end a wait. */
export const patientClock: Clock = {
  ...stillClock,
  sleep: (_, signal) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
};

function answer(route: Route | undefined, request: IncomingMessage, response: ServerResponse): void {
  if (typeof route === 'function') route(response, request);
  else if (route === undefined) response.writeHead(404).end('{}');
  else response.setHeader('content-type', 'application/json').end(JSON.stringify(route));
}

/**
 * Starts all services on one stub. The longest matching path prefix selects the route; any other path is a
 * 404. Pages are served too, under `world.service.origin`.
 */
export async function createWorld(
  routes: Record<string, Route>,
  options: {
    clock?: Clock;
    timeouts?: Partial<HttpTimeouts>;
    readPage?: PageReader;
    catalogue?: Catalogue;
    model?: Model;
  } = {},
): Promise<World> {
  const service = await startService((request, response, path) => {
    const [best] = Object.keys(routes)
      .filter((prefix) => path.startsWith(prefix))
      .sort((first, second) => second.length - first.length);
    answer(best === undefined ? undefined : routes[best], request, response);
  });
  const { origin } = service;
  // The shipped catalogue grows; tests start with an empty one.
  const { clock = stillClock, timeouts = {}, readPage, catalogue = createCatalogue(''), model } = options;
  const resolver = createResolver({
    http: createHttp({
      userAgent: 'Citewright/test',
      fetchAllow: [service.host],
      timeouts,
      // There is no other host.
      resolveName: async () => [],
    }),
    cache: createMemoryCache(),
    clock,
    random: () => 0,
    ...(readPage && { readPage }),
    catalogue,
    ...(model && { model }),
    keys: { openalex: 'key' },
    upstreams: Object.fromEntries(Object.keys(upstreamLimits).map((name) => [name, `${origin}/${name}`])),
  });
  const asked = (prefix: string) => service.asked.filter((path) => path.startsWith(prefix)).length;
  return { resolver, service, routes, asked };
}

/** An answer with a status and a useless body. */
export const status =
  (code: number, headers: Record<string, string> = {}): Route =>
  (response) => {
    response.writeHead(code, headers).end('<html>no</html>');
  };

/** A page of HTML. */
export const page =
  (html: string, code = 200, headers: Record<string, string> = {}): Route =>
  (response) => {
    response.writeHead(code, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html);
  };

/** A work of Crossref in its envelope. */
export function crossrefWork(fields: object): object {
  return {
    message: {
      DOI: '10.5555/a',
      type: 'journal-article',
      title: ['On widgets'],
      author: [{ given: 'Ada', family: 'Lovelace' }],
      'container-title': ['Journal of Widgets'],
      issued: { 'date-parts': [[1999, 2]] },
      ...fields,
    },
  };
}
