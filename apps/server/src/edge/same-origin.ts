import type { FastifyRequest } from 'fastify';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** True for a method that only reads. */
export function isSafe(method: string): boolean {
  return safeMethods.has(method);
}

/**
 * True when a browser says that another site's page is behind this request (Fetch Metadata, else `Origin`).
 * Programs that are no browsers send neither header and may pass: they carry no one's authority.
 */
export function isCrossSite(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  return origin !== undefined && origin !== publicOrigin && hostOf(origin) !== request.host;
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
