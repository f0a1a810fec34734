import type { Catalogue } from './catalogue/catalogue.ts';
import type { Clock } from './clock.ts';
import type { Cache } from './http/cache.ts';
import type { Release } from './http/fair-queue.ts';
import type { Http } from './http/http.ts';
import type { Upstream } from './http/upstream.ts';
import type { FetchedPage, ReadResult } from './page-reader/page-reader.ts';
import type { Resolution } from './resolution.ts';
import type { ResolveRequest } from './resolve-request.ts';
import type { UpstreamName } from './source-table.ts';

/** What registers and pages are asked with, for one caller. */
export interface ResolverContext {
  http: Http;
  cache: Cache;
  clock: Clock;
  upstreams: Record<UpstreamName, Upstream>;
  /** A contact e-mail address that some services ask for. */
  contact: string | undefined;
  keys: { openalex?: string };
  /** Takes bytes of the memory for pages under way, in turn. Rejects with `HttpError`. */
  takeMemory(bytes: number, signal: AbortSignal): Promise<Release>;
  /** Reads a page, in turn. Rejects with `PageReaderError`. */
  readPage(page: FetchedPage, signal: AbortSignal): Promise<ReadResult>;
  catalogue: Catalogue;
  /** Resolves another request (such as the DOI on a page) through the same cache. */
  resolve(request: ResolveRequest, signal: AbortSignal): Promise<Resolution>;
}

/** A resolution. A `partial` one lacks the contribution of a failed source and is not cached. */
export interface Outcome {
  resolution: Resolution;
  partial?: boolean;
}
