import type { Model } from '../../../packages/finding/src/model/advice.ts';
import { createCatalogue } from '../../../packages/registers/src/catalogue/catalogue.ts';
import { createMemoryCache } from '../../../packages/registers/src/http/cache.ts';
import type { Http } from '../../../packages/registers/src/http/http.ts';
import { createResolver, type Resolver } from '../../../packages/resolver/src/resolve.ts';

/** A resolver before an HTTP client, with a cache of its own and mirrors of all services, so that nothing is spaced. */
export function resolverBefore(http: Http, model?: Model): Resolver {
  return createResolver({
    http,
    cache: createMemoryCache(),
    // The shipped works were taken from the same recordings: finding them would prove nothing.
    catalogue: createCatalogue(''),
    keys: { openalex: 'key' },
    ...(model && { model }),
    upstreams: {
      crossref: 'https://api.crossref.org',
      openalex: 'https://api.openalex.org',
      openlibrary: 'https://openlibrary.org',
      doi: 'https://doi.org',
    },
  });
}
