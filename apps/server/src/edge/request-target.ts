import type { FastifyRequest } from 'fastify';

/**
 * An encoded letter, digit, dot, hyphen, underscore or tilde, which nobody needs to encode (RFC 3986, 2.3) and routers decode, and an encoded slash,
 * which no address of ours has.
 */
const encodedUnreserved = /%(?:2f|5c|2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/i;

/**
 * True for a target that is spelled as browsers and programs spell it: a path, with one slash at its beginning, without dot segments,
 * backslashes or encodings of letters. Guards that look at the text of a target and routers that decode it then see the same.
 */
export function isPlainTarget(target: string): boolean {
  const [path = ''] = target.split('?', 1);
  return (
    path.startsWith('/') &&
    !path.includes('//') &&
    !path.includes('\\') &&
    !/\/\.\.?(?:\/|$)/.test(path) &&
    !encodedUnreserved.test(path) &&
    !/%(?![\da-f]{2})/i.test(path)
  );
}

/** True for a `Host` that names a host (RFC 9112, 3.2), or for none. */
export const isHost = (host: string | undefined): boolean =>
  host === undefined ||
  (/^[\w.:[\]-]{1,255}$/.test(host) && !host.startsWith(':') && URL.canParse(`http://${host}`));

/** True for a request whose target or host is spelled in a way that no browser has. */
export const isOddlyAddressed = ({
  url = '',
  headers,
}: Pick<FastifyRequest['raw'], 'url' | 'headers'>): boolean => !isPlainTarget(url) || !isHost(headers.host);
