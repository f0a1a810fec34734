import { Buffer } from 'node:buffer';
import { pagePlace } from '@citewright/registers';
import {
  createCatalogue,
  createMemoryCache,
  createResolver,
  type Http,
  HttpError,
  type HttpRequest,
  type HttpResponse,
  type Resolver,
  upstreamLimits,
} from '@citewright/resolver';

/** What stands at an address: a page, with a status and the address that it was found at; or no such host. */
export type Answer = { html: string; status?: number; movedTo?: string } | 'no-host';

const services = 'https://services.test';

/** What services answer that hold no work and no copy. */
const nothing: Readonly<Record<string, object>> = {
  crossref: { status: 'ok', message: { items: [] } },
  openalex: { results: [] },
  openlibrary: { docs: [] },
  wayback: { archived_snapshots: {} },
};

function serviceAnswer({ url }: HttpRequest): HttpResponse {
  const name = new URL(url).pathname.split('/')[1] ?? '';
  // Crossref knows none of the DOIs; it answers searches.
  const known = /\/works\/./.test(new URL(url).pathname) ? undefined : nothing[name];
  const body = JSON.stringify(known ?? {});
  return { url, status: known ? 200 : 404, contentType: 'application/json', headers: {}, body };
}

/** A resolver whose web is these pages, by their place, and whose registers hold nothing. */
export function webOf(pages: ReadonlyMap<string, Answer>): Resolver {
  const http: Http = async (request) => {
    if (request.url.startsWith(services)) return serviceAnswer(request);
    const page = pages.get(pagePlace(request.url)) ?? 'no-host';
    if (page === 'no-host') throw new HttpError('no-host');
    const { html, status = 200, movedTo = request.url } = page;
    const body = new Uint8Array(Buffer.from(html));
    return { url: movedTo, status, contentType: 'text/html; charset=utf-8', headers: {}, body };
  };
  const clock = { now: () => Date.UTC(2026, 10, 28), monotonic: () => 0, sleep: async () => undefined };
  return createResolver({
    http,
    clock,
    cache: createMemoryCache(),
    catalogue: createCatalogue(''),
    upstreams: Object.fromEntries(Object.keys(upstreamLimits).map((name) => [name, `${services}/${name}`])),
  });
}
