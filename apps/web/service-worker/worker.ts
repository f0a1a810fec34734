/// <reference lib="webworker" />
import { offlinePage } from './offline-page.ts';
import { strategyOf } from './strategy.ts';

declare const self: ServiceWorkerGlobalScope;

/** Set by `build-worker.ts`: what the tool needs to work without a network, and a name for this state of the site. */
declare const shellFiles: readonly string[];
declare const version: string;

const cacheName = `citewright-${version}`;

async function keepShell(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(shellFiles.map((path) => new Request(path, { cache: 'reload' })));
}

async function forgetOldVersions(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('citewright-') && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function kept(request: Request): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  return cache.match(request, { ignoreSearch: request.mode === 'navigate', ignoreVary: true });
}

/** Keeps a copy of a page that came well, for the next time without a network. */
async function keep(request: Request, response: Response): Promise<void> {
  if (!response.ok || response.redirected) return;
  const cache = await caches.open(cacheName);
  await cache.put(request, response);
}

async function fromNetworkFirst(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    const response = await fetch(request);
    event.waitUntil(keep(request, response.clone()));
    return response;
  } catch (error) {
    const reserve = await kept(request);
    if (reserve) return reserve;
    if (request.mode === 'navigate') return offlinePage();
    throw error;
  }
}

async function fromCacheFirst(request: Request): Promise<Response> {
  return (await kept(request)) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(keepShell()));

// A new version waits until the last page of the old one is closed, so that no page loses the files it may still load.
self.addEventListener('activate', (event) =>
  event.waitUntil(forgetOldVersions().then(() => self.clients.claim())),
);

self.addEventListener('fetch', (event) => {
  const strategy = strategyOf(event.request, self.location.origin);
  if (strategy === 'kept') event.respondWith(fromCacheFirst(event.request));
  if (strategy === 'network-first') event.respondWith(fromNetworkFirst(event));
});
