/** How a request is answered: from what was kept, from the network with what was kept as a reserve, or not by us. */
export type Strategy = 'kept' | 'network-first' | 'untouched';

/** What of a request decides. */
export interface Wish {
  method: string;
  /** `navigate` for pages. */
  mode: string;
  url: string;
}

const keptFolders = ['/assets/', '/icons/'];

/**
 * Only our own files and pages are ever kept. Calls of the API, downloads and other sites go their way as if there were no
 * worker: an answer about somebody's projects must never lie in a cache.
 */
export function strategyOf({ method, mode, url }: Wish, origin: string): Strategy {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || pathname.startsWith('/api/')) return 'untouched';
  if (mode === 'navigate') return 'network-first';
  if (keptFolders.some((folder) => pathname.startsWith(folder))) return 'kept';
  return pathname.endsWith('.data') ? 'network-first' : 'untouched';
}
