import { isOlder } from './page-age.ts';

/** The version of the build that made this page; React Router's own script sets it. */
const ownMark = () => window.__reactRouterManifest?.version;

/**
 * Sends a request to the site that served this page, with cookies (specification §7). Dispatches `newer-build` when the answers show that the
 * server has had another build for a while. The browser extension has its own in place of it.
 */
export async function sendToSite(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(path, { ...init, credentials: 'include' });
  const mark = response.headers.get('x-citewright');
  if (import.meta.env.PROD && isOlder(mark, ownMark(), Date.now()))
    dispatchEvent(new CustomEvent('newer-build', { detail: mark }));
  return response;
}
