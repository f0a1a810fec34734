import {
  amongOwnWorks,
  checkWorks,
  type FindingContext,
  type FoundWorks,
  type ListedWork,
  type Model,
  type OnTurn,
  resolveInText,
  resolveTitle,
  searchWorks,
} from '@citewright/finding';
import {
  type Cache,
  type Caller,
  type Catalogue,
  type Clock,
  cacheTimes,
  catalogueResolution,
  createFairQueue,
  createSingleFlight,
  createTurnQueue,
  createUpstream,
  type EmitEvent,
  type Http,
  ignoreEvent,
  knownWorks,
  nobody,
  type Outcome,
  type OwnResolution,
  type PageReader,
  type PageRequest,
  type Resolution,
  ResolveError,
  type ResolveErrorCode,
  type ResolveRequest,
  type ResolverContext,
  type ResolverEvent,
  readInProcess,
  resolveDoi,
  resolveIsbn,
  resolveUrl,
  systemClock,
  type UpstreamName,
  upstreamLimits,
} from '@citewright/registers';

/** What a resolver works with. */
export interface ResolverOptions {
  http: Http;
  cache: Cache;
  clock?: Clock;
  /** Base addresses that replace those of services: tests and private mirrors. */
  upstreams?: Partial<Record<UpstreamName, string>>;
  /** A contact e-mail address that some services ask for. */
  contact?: string;
  keys?: { openalex?: string };
  /** Works that are answered without network access; by default those that ship with the resolver. */
  catalogue?: Catalogue;
  /** Chooses among the records that an in-text citation may mean; without it the ranking decides. */
  model?: Model;
  /** Reads pages; by default in this thread, without the limits of `createWorkerReader`. */
  readPage?: PageReader;
  /** 0 to 1, for the jitter of retries. */
  random?: () => number;
  /** Receives events for metrics. */
  emit?: EmitEvent;
}

/** Finds records of works. */
export interface Resolver {
  /** Finds the record of a request. Throws `ResolveError`; an aborted call rejects with the signal's reason. */
  resolve(request: ResolveRequest, options?: ResolveOptions): Promise<OwnResolution>;
  /** Finds the works that a title or a whole reference may mean. Throws `ResolveError`, as `resolve` does. */
  search(text: string, options?: ResolveOptions): Promise<FoundWorks>;
  /** Checks the works of a list against the registers. A register that fails is told in the works that it was asked for. */
  check(works: readonly ListedWork[], onTurn: OnTurn, options?: ResolveOptions): Promise<void>;
}

/** How one request is answered. */
export interface ResolveOptions {
  signal?: AbortSignal;
  /** Who asks: callers take turns at services and pages. */
  caller?: Caller;
}

/** Bytes for pages under way, from their first byte until they are read: 16 of the largest at the same time. */
const pageMemory = { capacity: 32 * 1_048_576, queue: 64 } as const;

type ByIdentifier = (context: ResolverContext, value: string, signal: AbortSignal) => Promise<Outcome>;

const byIdentifier: Record<'doi' | 'isbn' | 'url', ByIdentifier> = {
  doi: resolveDoi,
  isbn: resolveIsbn,
  url: resolveUrl,
};

function run(context: FindingContext, request: LookedUp, signal: AbortSignal): Promise<Outcome> {
  if (request.kind === 'intext') return resolveInText(context, request, signal);
  return request.kind === 'title'
    ? resolveTitle(context, request, signal)
    : byIdentifier[request.kind](context, request.value, signal);
}

/** What is looked up, and may be cached. */
type LookedUp = Exclude<ResolveRequest, PageRequest>;

/** Deadline of one request, in milliseconds. */
const deadline = 14_000;

/** The failures that are cached, and for how long. */
const failureTimes: Partial<Record<ResolveErrorCode, number>> = {
  DOI_NOT_FOUND: cacheTimes.notFound,
  ARXIV_NOT_FOUND: cacheTimes.notFound,
  ISBN_NOT_FOUND: cacheTimes.notFound,
  SOURCE_UNREACHABLE: cacheTimes.unreachable,
  HOST_NOT_FOUND: cacheTimes.unreachable,
};

type CachedAnswer = { resolution: Resolution } | { failure: ResolveErrorCode; message: string };

function resolutionOf(cached: CachedAnswer): Resolution {
  if ('failure' in cached) throw new ResolveError(cached.failure, cached.message);
  return cached.resolution;
}

type Resolved = Extract<ResolverEvent, { type: 'resolved' }>;

interface Answer {
  by: Resolved['by'];
  answer: () => Promise<Resolution>;
}

/** The key contains the model, because another model may choose another work. */
function keyOf(request: LookedUp, model: Model | undefined): string {
  if (request.kind === 'intext')
    return JSON.stringify(['intext', request.value, request.context ?? '', model?.id ?? '']);
  return request.kind === 'title'
    ? JSON.stringify(['title', request.value, request.recordUrl ?? ''])
    : `${request.kind}:${request.value}`;
}

/** How pages are verified that their reader opens: read by us, or known by their address alone. */
const opened: ReadonlySet<Resolution['verification']> = new Set(['page', 'unverified']);

/** Sets the access date of a page to today, even when the page was cached. */
function withAccessDate(resolution: Resolution, clock: Clock): Resolution {
  const { item, verification } = resolution;
  if (!opened.has(verification) || item.URL === undefined) return resolution;
  const today = new Date(clock.now());
  const parts = [today.getUTCFullYear(), today.getUTCMonth() + 1, today.getUTCDate()];
  return { ...resolution, item: { ...item, accessed: { 'date-parts': [parts] } } };
}

/** Creates a resolver. It holds no state but the limits and breakers of the services. */
export function createResolver(options: ResolverOptions): Resolver {
  const { http, cache, clock = systemClock, contact, keys = {}, random = Math.random } = options;
  const { readPage = readInProcess, catalogue = knownWorks, model, emit = ignoreEvent } = options;
  const share = createSingleFlight();
  const nextTurn = createTurnQueue();
  const names = Object.keys(upstreamLimits) as UpstreamName[];
  const upstreams = names.map((name) => {
    const origin = options.upstreams?.[name];
    return [name, createUpstream(name, { http, clock, random, emit, nextTurn, origin })] as const;
  });
  const memory = createFairQueue(pageMemory);

  const contextFor = (caller: Caller): FindingContext => ({
    http: (request) => http({ ...request, caller }),
    cache,
    clock,
    upstreams: Object.fromEntries(
      upstreams.map(([name, upstream]) => [name, upstream(caller)]),
    ) as ResolverContext['upstreams'],
    contact,
    keys,
    takeMemory: (amount, signal) => memory.take({ caller, amount, signal }),
    readPage: (page, signal) => readPage(page, { caller, signal }),
    catalogue,
    model,
    resolve: (request, signal) => resolveOnce(request, caller, signal),
    search: (text, signal) => searchOnce(text, caller, signal),
  });

  async function cacheFailure({ code, message, cause }: ResolveError, key: string): Promise<void> {
    const time = failureTimes[code];
    // A record that was not found while a source was down may be found next time.
    const open = cause !== undefined && code !== 'SOURCE_UNREACHABLE' && code !== 'HOST_NOT_FOUND';
    if (time !== undefined && !open)
      await cache.set(key, { failure: code, message } satisfies CachedAnswer, time);
  }

  async function runAndCache(
    request: LookedUp,
    key: string,
    caller: Caller,
    signal: AbortSignal,
  ): Promise<Resolution> {
    try {
      const { resolution, partial } = await run(contextFor(caller), request, signal);
      if (!partial) await cache.set(key, { resolution } satisfies CachedAnswer, cacheTimes.found);
      return resolution;
    } catch (error) {
      if (error instanceof ResolveError) await cacheFailure(error, key);
      throw error;
    }
  }

  /** Where the answer comes from, and how to get it. */
  async function find(
    request: ResolveRequest,
    caller: Caller,
    signal: AbortSignal | undefined,
  ): Promise<Answer> {
    if (request.kind === 'page') {
      // Neither shared nor kept: others must not get what somebody says of a page.
      const within = AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(deadline)]);
      const { value, html } = request;
      const answer = async () => (await resolveUrl(contextFor(caller), value, within, html)).resolution;
      return { by: 'sources', answer };
    }
    const known = catalogue.find(request.value);
    if (known !== undefined) return { by: 'catalogue', answer: async () => catalogueResolution(known) };
    const key = keyOf(request, model);
    const cached = (await cache.get(key)) as CachedAnswer | undefined;
    if (cached !== undefined) return { by: 'cache', answer: async () => resolutionOf(cached) };
    const ask = (stop: AbortSignal) =>
      runAndCache(request, key, caller, AbortSignal.any([stop, AbortSignal.timeout(deadline)]));
    return { by: 'sources', answer: () => share(key, signal, ask) };
  }

  /** The works found for a text. A search to which every service answered is cached. */
  async function searchOnce(text: string, caller: Caller, signal?: AbortSignal): Promise<FoundWorks> {
    const key = JSON.stringify(['search', text]);
    const cached = (await cache.get(key)) as FoundWorks | undefined;
    if (cached !== undefined) return cached;
    return await share(key, signal, async (stop) => {
      const within = AbortSignal.any([stop, AbortSignal.timeout(deadline)]);
      const found = await searchWorks(contextFor(caller), text, within);
      const isWhole = found.unanswered.length === 0 && found.identifier?.status !== 'unanswered';
      await cache.set(key, found, isWhole ? cacheTimes.found : cacheTimes.unreachable);
      return found;
    });
  }

  async function resolveOnce(
    request: ResolveRequest,
    caller: Caller,
    signal?: AbortSignal,
  ): Promise<Resolution> {
    const { by, answer } = await find(request, caller, signal);
    const emitOutcome = (outcome: Resolved['outcome']) =>
      emit({ type: 'resolved', kind: request.kind, by, outcome });
    try {
      const resolution = await answer();
      emitOutcome('found');
      return resolution;
    } catch (error) {
      emitOutcome(error instanceof ResolveError ? error.code : 'unanswered');
      throw error;
    }
  }

  return {
    async resolve(request, { caller = nobody, signal } = {}) {
      const found = resolveOnce(request, caller, signal).then((resolution) =>
        withAccessDate(resolution, clock),
      );
      return await (request.kind === 'intext' && request.own ? amongOwnWorks(request, found) : found);
    },
    search: (text, { caller = nobody, signal } = {}) => searchOnce(text, caller, signal),
    check: (works, onTurn, { caller = nobody, signal } = {}) =>
      checkWorks(contextFor(caller), works, onTurn, signal ?? new AbortController().signal),
  };
}
