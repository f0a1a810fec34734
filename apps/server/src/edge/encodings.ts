import type { FastifyRequest } from 'fastify';

/** Content encodings, best first; browsers accept all of them. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** True when the client accepts an encoding (RFC 9110, 12.5.3; a weight of zero refuses it). */
export function acceptsEncoding({ headers }: Pick<FastifyRequest, 'headers'>, encoding: string): boolean {
  return String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map((coding) => coding.split(';').map((part) => part.trim()))
    .some(([name, weight]) => name === encoding && !/^q=0(\.0*)?$/.test(weight ?? ''));
}

/** The best encoding that the client accepts. */
export function encodingFor(request: Pick<FastifyRequest, 'headers'>): Encoding {
  if (acceptsEncoding(request, 'br')) return 'br';
  return acceptsEncoding(request, 'gzip') ? 'gzip' : 'identity';
}
