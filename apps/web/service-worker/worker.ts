/// <reference lib="webworker" />
import { offlinePage } from './offline-page.ts';
import { strategyOf, withoutQuery } from './strategy.ts';

declare const self: ServiceWorkerGlobalScope;

/** Set by `build-worker.ts`: the files that the tool needs offline, and the version of the site. */
declare const shellFiles: readonly string[];
declare const version: string;

const cacheName = `citewright-${version}`;

async function cacheShell(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(shellFiles.map((path) => new Request(path, { cache: 'reload' })));
}

async function deleteOldVersions(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('citewright-') && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function cached({ url }: Request): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  return cache.match(url, { ignoreSearch: true, ignoreVary: true });
}

/** Caches a successful page or its data, for the next time without a network. The query may say what somebody cites: it is not kept. */
async function store({ url }: Request, response: Response): Promise<void> {
  if (!response.ok || response.redirected) return;
  const cache = await caches.open(cacheName);
  await cache.put(withoutQuery(url), response);
}

async function fromNetworkFirst(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    const response = await fetch(request);
    event.waitUntil(store(request, response.clone()));
    return response;
  } catch (error) {
    const fallback = await cached(request);
    if (fallback) return fallback;
    if (request.mode === 'navigate') return offlinePage();
    throw error;
  }
}

async function fromCacheFirst(request: Request): Promise<Response> {
  return (await cached(request)) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(cacheShell()));

// A new version waits until all pages of the old one are closed, so that no page loses files that it may still load.
self.addEventListener('activate', (event) =>
  event.waitUntil(deleteOldVersions().then(() => self.clients.claim())),
);

self.addEventListener('fetch', (event) => {
  const strategy = strategyOf(event.request, self.location.origin);
  if (strategy === 'cache-first') event.respondWith(fromCacheFirst(event.request));
  if (strategy === 'network-first') event.respondWith(fromNetworkFirst(event));
});
