import type { FastifyRequest } from 'fastify';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** True for a method that only reads. */
export function isSafeMethod(method: string): boolean {
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
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined && site === undefined) return false;
  // A name that somebody else makes point at us is theirs: their pages would be of our site.
  if (!isOwnHost(request, publicOrigin)) return true;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== publicOrigin && hostOf(origin ?? '') !== request.host;
}

/** Names of this machine, and addresses, which no name service changes. */
const loopback = /^(?:localhost|.+\.localhost|\d+\.\d+\.\d+\.\d+|\[[\da-f:.]+\])$/i;

/** True for a request to the configured origin, to a name of this machine or to an address. */
function isOwnHost(
  { host, hostname }: Pick<FastifyRequest, 'host' | 'hostname'>,
  publicOrigin: string | undefined,
): boolean {
  return loopback.test(hostname) || (publicOrigin !== undefined && hostOf(publicOrigin) === host);
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/**
 * True for a page that a person opens, wherever the link to it stands. False where a browser reports another page that loads it, as an image,
 * a frame or a script, that it is fetched ahead, or that it goes to a name that is not ours. Other programs pass, as with `isCrossSite`.
 */
export function isOpened(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  const { 'sec-fetch-dest': destination, 'sec-purpose': purpose } = request.headers;
  if (destination === undefined && purpose === undefined) return true;
  return destination === 'document' && purpose === undefined && isOwnHost(request, publicOrigin);
}
