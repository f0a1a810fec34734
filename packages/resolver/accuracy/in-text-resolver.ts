import { createMemoryCache } from '../src/http/cache.ts';
import type { Http } from '../src/http/http.ts';
import { createResolver, type Resolver } from '../src/resolve.ts';

/** A resolver before an HTTP client, with a cache of its own and mirrors of all services, so that nothing is spaced. */
export function resolverBefore(http: Http): Resolver {
  return createResolver({
    http,
    cache: createMemoryCache(),
    keys: { openalex: 'key' },
    upstreams: {
      crossref: 'https://api.crossref.org',
      openalex: 'https://api.openalex.org',
      openlibrary: 'https://openlibrary.org',
      doi: 'https://doi.org',
    },
  });
}
