import { resolveDoi } from './by-kind/doi.ts';
import { resolveIsbn } from './by-kind/isbn.ts';
import { resolveUrl } from './by-kind/url.ts';
import { type Catalogue, catalogueResolution, knownWorks } from './catalogue/catalogue.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Outcome, ResolveRequest, ResolverContext } from './context.ts';
import { type ResolverEvent, type Tell, untold } from './events.ts';
import { type Cache, cacheTimes } from './http/cache.ts';
import type { Http } from './http/http.ts';
import { type UpstreamName, upstreamLimits } from './http/limits.ts';
import { createSingleFlight } from './http/single-flight.ts';
import { createUpstream, type Upstream } from './http/upstream.ts';
import { amongOwnWorks } from './in-text/own-works.ts';
import { resolveInText } from './in-text/resolve-in-text.ts';
import type { Model } from './model/advice.ts';
import { type PageReader, readInProcess } from './page-reader/page-reader.ts';
import type { Resolution } from './resolution.ts';
import { ResolveError, type ResolveErrorCode } from './resolve-error.ts';

export interface ResolverOptions {
  http: Http;
  cache: Cache;
  clock?: Clock;
  /** Base addresses that replace a service's own origin: tests and private mirrors. */
  upstreams?: Partial<Record<UpstreamName, string>>;
  /** An e-mail address for services that want to know whom to ask. */
  contact?: string;
  keys?: { openalex?: string };
  /** Works that are answered at once and without a network; by default those that ship with the resolver. */
  catalogue?: Catalogue;
  /** Chooses among the records that an in-text citation may mean; without one their ranking decides alone. */
  model?: Model;
  /** Reads the pages of strangers; by default in this thread, without the limits that `createWorkerReader` has. */
  readPage?: PageReader;
  /** 0 to 1, for the jitter of retries. */
  random?: () => number;
  /** Hears what came of each question, so that it can be counted. */
  tell?: Tell;
}

export interface Resolver {
  /** Finds the record of a request. Throws `ResolveError`; an aborted call rejects with the signal's reason. */
  resolve(request: ResolveRequest, options?: { signal?: AbortSignal }): Promise<Resolution>;
}

type ByIdentifier = (context: ResolverContext, value: string, signal: AbortSignal) => Promise<Outcome>;

const byIdentifier: Record<Exclude<ResolveRequest['kind'], 'intext'>, ByIdentifier> = {
  doi: resolveDoi,
  isbn: resolveIsbn,
  url: resolveUrl,
};

function run(context: ResolverContext, request: ResolveRequest, signal: AbortSignal): Promise<Outcome> {
  return request.kind === 'intext'
    ? resolveInText(context, request, signal)
    : byIdentifier[request.kind](context, request.value, signal);
}

/** Longest time that one request may take in all, in milliseconds. */
const deadline = 14_000;

/** Which failures are remembered, and for how long. */
const failureTimes: Partial<Record<ResolveErrorCode, number>> = {
  DOI_NOT_FOUND: cacheTimes.notFound,
  ISBN_NOT_FOUND: cacheTimes.notFound,
  SOURCE_UNREACHABLE: cacheTimes.unreachable,
};

type Kept = { resolution: Resolution } | { failure: ResolveErrorCode; message: string };

function resolutionOf(kept: Kept): Resolution {
  if ('failure' in kept) throw new ResolveError(kept.failure, kept.message);
  return kept.resolution;
}

type Resolved = Extract<ResolverEvent, { type: 'resolved' }>;

interface Found {
  by: Resolved['by'];
  answer: () => Promise<Resolution>;
}

/** Another model may choose another work, so answers of one are not those of the next. */
function keyOf(request: ResolveRequest, model: Model | undefined): string {
  return request.kind === 'intext'
    ? JSON.stringify(['intext', request.value, request.context ?? '', model?.id ?? ''])
    : `${request.kind}:${request.value}`;
}

/** A page is cited with the day on which it was asked for, however long ago it was read. */
function dated(resolution: Resolution, clock: Clock): Resolution {
  const { item, verification } = resolution;
  if (verification !== 'page' || item.URL === undefined) return resolution;
  const today = new Date(clock.now());
  const parts = [today.getUTCFullYear(), today.getUTCMonth() + 1, today.getUTCDate()];
  return { ...resolution, item: { ...item, accessed: { 'date-parts': [parts] } } };
}

/** Builds a resolver over one HTTP client and one cache. It keeps no state but the limits and breakers of the services. */
export function createResolver(options: ResolverOptions): Resolver {
  const { http, cache, clock = systemClock, contact, keys = {}, random = Math.random } = options;
  const { readPage = readInProcess, catalogue = knownWorks, model, tell = untold } = options;
  const share = createSingleFlight();
  const names = Object.keys(upstreamLimits) as UpstreamName[];
  const upstreams = Object.fromEntries(
    names.map((name) => [
      name,
      createUpstream(name, { http, clock, random, tell, origin: options.upstreams?.[name] }),
    ]),
  ) as Record<UpstreamName, Upstream>;
  const context: ResolverContext = {
    http,
    cache,
    clock,
    upstreams,
    contact,
    keys,
    readPage,
    catalogue,
    model,
    resolve: resolveOnce,
  };

  async function keepFailure({ code, message, cause }: ResolveError, key: string): Promise<void> {
    const time = failureTimes[code];
    // A record that was not found while a source was out of service may be found next time.
    const open = cause !== undefined && code !== 'SOURCE_UNREACHABLE';
    if (time !== undefined && !open) await cache.set(key, { failure: code, message } satisfies Kept, time);
  }

  async function runAndKeep(request: ResolveRequest, key: string, signal: AbortSignal): Promise<Resolution> {
    try {
      const { resolution, partial } = await run(context, request, signal);
      if (!partial) await cache.set(key, { resolution } satisfies Kept, cacheTimes.found);
      return resolution;
    } catch (error) {
      if (error instanceof ResolveError) await keepFailure(error, key);
      throw error;
    }
  }

  /** Who answers, and what gets the answer. */
  async function find(request: ResolveRequest, signal: AbortSignal | undefined): Promise<Found> {
    const known = catalogue.find(request.value);
    if (known !== undefined) return { by: 'catalogue', answer: async () => catalogueResolution(known) };
    const key = keyOf(request, model);
    const kept = (await cache.get(key)) as Kept | undefined;
    if (kept !== undefined) return { by: 'cache', answer: async () => resolutionOf(kept) };
    const ask = (stop: AbortSignal) =>
      runAndKeep(request, key, AbortSignal.any([stop, AbortSignal.timeout(deadline)]));
    return { by: 'sources', answer: () => share(key, signal, ask) };
  }

  async function resolveOnce(request: ResolveRequest, signal?: AbortSignal): Promise<Resolution> {
    const { by, answer } = await find(request, signal);
    const told = (outcome: Resolved['outcome']) =>
      tell({ type: 'resolved', kind: request.kind, by, outcome });
    try {
      const resolution = await answer();
      told('found');
      return resolution;
    } catch (error) {
      told(error instanceof ResolveError ? error.code : 'unanswered');
      throw error;
    }
  }

  return {
    async resolve(request, { signal } = {}) {
      const found = resolveOnce(request, signal).then((resolution) => dated(resolution, clock));
      return await (request.kind === 'intext' && request.own ? amongOwnWorks(request, found) : found);
    },
  };
}
