import type { FastifyRequest } from 'fastify';

/** How a body may be packed, best first; browsers take all of them. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** True where the caller takes a packing (RFC 9110, 12.5.3; a weight of zero refuses). */
export function takesEncoding({ headers }: Pick<FastifyRequest, 'headers'>, encoding: string): boolean {
  return String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map((coding) => coding.split(';').map((part) => part.trim()))
    .some(([name, weight]) => name === encoding && !/^q=0(\.0*)?$/.test(weight ?? ''));
}

/** The best packing that the caller takes. */
export function encodingFor(request: Pick<FastifyRequest, 'headers'>): Encoding {
  if (takesEncoding(request, 'br')) return 'br';
  return takesEncoding(request, 'gzip') ? 'gzip' : 'identity';
}
