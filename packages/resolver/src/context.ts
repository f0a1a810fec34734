import type { Catalogue } from './catalogue/catalogue.ts';
import type { Clock } from './clock.ts';
import type { Cache } from './http/cache.ts';
import type { Http } from './http/http.ts';
import type { UpstreamName } from './http/limits.ts';
import type { Upstream } from './http/upstream.ts';
import type { Model } from './model/advice.ts';
import type { PageReader } from './page-reader/page-reader.ts';
import type { OwnWork, Resolution } from './resolution.ts';

/** What every way of resolving works with. */
export interface ResolverContext {
  http: Http;
  cache: Cache;
  clock: Clock;
  upstreams: Record<UpstreamName, Upstream>;
  /** An e-mail address for services that want to know whom to ask. */
  contact: string | undefined;
  keys: { openalex?: string };
  readPage: PageReader;
  catalogue: Catalogue;
  /** Advises on in-text citations; absent where none is configured. */
  model: Model | undefined;
  /** Resolves another request (the DOI that a page names) through the same cache. */
  resolve(request: ResolveRequest, signal: AbortSignal): Promise<Resolution>;
}

/** What to resolve: canonical values as `@citewright/identifiers` gives them. */
export type ResolveRequest = { kind: 'doi' | 'isbn' | 'url'; value: string } | InTextRequest;

export interface InTextRequest {
  kind: 'intext';
  value: string;
  /** The sentence around the citation, or its topic. */
  context?: string;
  /** Whose share of the model's budget is used. It is no part of what is asked. */
  session?: string;
  /** Tells which works the session cites already: they are candidates too, for this request alone. Never rejects. */
  own?: () => Promise<readonly OwnWork[]>;
}

/** A resolution, and whether a source that should have contributed failed: such a result is not kept. */
export interface Outcome {
  resolution: Resolution;
  partial?: boolean;
}
