/** How a request is answered: from the cache, from the network with the cache as fallback, or by the browser alone. */
export type Strategy = 'cache-first' | 'network-first' | 'ignore';

/** The parts of a request that decide. */
export interface RequestFacts {
  method: string;
  /** `navigate` for pages. */
  mode: string;
  url: string;
}

const cachedFolders = ['/assets/', '/icons/'];

/** Only our own files and pages are cached; answers of the API never are, because they hold users' projects. */
export function strategyOf({ method, mode, url }: RequestFacts, origin: string): Strategy {
  const { origin: asked, pathname } = new URL(url);
  // An encoded letter in a path is no address of ours: the server refuses it, and nothing of it is kept.
  if (method !== 'GET' || asked !== origin || pathname.startsWith('/api/') || pathname.includes('%'))
    return 'ignore';
  if (mode === 'navigate') return 'network-first';
  if (cachedFolders.some((folder) => pathname.startsWith(folder))) return 'cache-first';
  return pathname.endsWith('.data') ? 'network-first' : 'ignore';
}

/** The address of a page, under which it is kept. */
export function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
