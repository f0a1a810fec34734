/** Sends a request to the site that served this page, with cookies (specification §7). The browser extension has its own in place of it. */
export function sendToSite(path: string, init: RequestInit): Promise<Response> {
  return fetch(path, { ...init, credentials: 'include' });
}
