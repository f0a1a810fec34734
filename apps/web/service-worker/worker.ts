/// <reference lib="webworker" />
import { firstAnswer, isOurs } from './first-answer.ts';
import { offlinePage } from './offline-page.ts';
import { strategyOf, withoutQuery } from './strategy.ts';

declare const self: ServiceWorkerGlobalScope;

/** Set by `build-worker.ts`: the files that the tool needs offline, and the version of the site. */
declare const shellFiles: readonly string[];
declare const version: string;

const cacheName = `citewright-${version}`;

async function cacheShell(): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(
    shellFiles.map(async (path) => {
      const response = await fetch(new Request(path, { cache: 'reload' }));
      // Installed is a whole site or nothing: the browser tries again later.
      if (!isOurs(response)) throw new TypeError(`${path} is not of this site`);
      await cache.put(path, response);
    }),
  );
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

/** Caches a page of ours or its data, for the next time without a network. The query may say what somebody cites: it is not kept. */
async function store({ url }: Request, response: Response): Promise<void> {
  if (!isOurs(response)) return;
  const cache = await caches.open(cacheName);
  await cache.put(withoutQuery(url), response);
}

async function fromNetworkFirst(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const network = fetch(request);
  // Also of an answer that came too late to be shown.
  const stored = network.then((response) => store(request, response.clone()));
  event.waitUntil(stored.catch(() => undefined));
  try {
    return await firstAnswer(network, () => cached(request));
  } catch (error) {
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
