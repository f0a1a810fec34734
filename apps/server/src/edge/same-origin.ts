import type { FastifyRequest } from 'fastify';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** True for a method that only reads. */
export function isSafe(method: string): boolean {
  return safeMethods.has(method);
}

/** The origins of browser extensions; no page of the web has one. */
const extensionOrigin = /^(?:chrome|moz|safari-web)-extension:\/\/[\w-]{1,64}$/;

/** True for a request of a browser extension, which a person installed as they install a program. */
export function isFromExtension({ headers: { origin } }: Pick<FastifyRequest, 'headers'>): boolean {
  return origin !== undefined && extensionOrigin.test(origin);
}

/**
 * True when a browser reports that another site's page sent this request (Fetch Metadata, else `Origin`).
 * Other programs send neither header and pass: they carry no user's authority.
 */
export function isCrossSite(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  if (isFromExtension(request)) return false;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  return origin !== undefined && origin !== publicOrigin && !isOwnOrigin(origin, request.host);
}

/** Loopback names and addresses. Another name may have been rebound to this server by whoever owns it: it takes `PUBLIC_ORIGIN`. */
const ownName = /^(?:localhost|(?:\d{1,3}\.){3}\d{1,3}|\[[\da-f:.]+\])$/i;

function isOwnOrigin(origin: string, requested: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { host, hostname } = new URL(origin);
  return host === requested && ownName.test(hostname);
}
