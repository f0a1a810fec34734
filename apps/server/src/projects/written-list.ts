import { promisify } from 'node:util';
import { constants, gunzip, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';

/** A list as the bytes of its answer: JSON, and that packed when it is large. */
export interface WrittenList {
  bytes: Uint8Array;
  packed: boolean;
}

/** Below this many bytes packing saves nobody anything. */
const worthPacking = 64 * 1024;

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Writes a list down. Large ones shrink to a tenth at the fastest level, which costs less than sending them would. */
export async function writeList(list: readonly unknown[]): Promise<WrittenList> {
  const bytes = Buffer.from(JSON.stringify(list));
  if (bytes.length < worthPacking) return { bytes, packed: false };
  return { bytes: await pack(bytes, { level: constants.Z_BEST_SPEED }), packed: true };
}

/** RFC 9110, 12.5.3; a weight of zero refuses. */
function takesGzip(accept: string | string[] | undefined): boolean {
  return String(accept ?? '')
    .toLowerCase()
    .split(',')
    .map((coding) => coding.split(';').map((part) => part.trim()))
    .some(([name, weight]) => name === 'gzip' && !/^q=0(\.0*)?$/.test(weight ?? ''));
}

/** Sends a list, packed to whoever can unpack it. */
export async function sendList(reply: FastifyReply, { bytes, packed }: WrittenList): Promise<FastifyReply> {
  reply.type('application/json; charset=utf-8');
  if (!packed) return reply.send(bytes);
  reply.header('vary', `${reply.getHeader('vary')}, accept-encoding`);
  if (!takesGzip(reply.request.headers['accept-encoding'])) return reply.send(await unpack(bytes));
  return reply.header('content-encoding', 'gzip').send(bytes);
}
