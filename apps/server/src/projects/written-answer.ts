import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { constants, gunzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { takesEncoding } from '../edge/encodings.ts';

/** An answer as its bytes: JSON, and that packed when it is large. */
export interface WrittenAnswer {
  bytes: Uint8Array;
  packed: boolean;
}

/** Below this many bytes packing saves nobody anything. */
const worthPacking = 64 * 1024;

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Writes an answer down. */
export async function writeAnswer(answer: object): Promise<WrittenAnswer> {
  return await packed(JSON.stringify(answer));
}

/** A list of entries that are JSON already, each on a line of its own, so that a reader can show the first ones at once. */
export async function writeLines(lines: readonly string[]): Promise<WrittenAnswer> {
  return await packed(lines.length > 0 ? `[\n${lines.join(',\n')}\n]` : '[]');
}

/** Large answers shrink to a tenth at the fastest level, which costs less than sending them would. */
async function packed(json: string): Promise<WrittenAnswer> {
  const bytes = Buffer.from(json);
  if (bytes.length < worthPacking) return { bytes, packed: false };
  return { bytes: await pack(bytes, { level: constants.Z_BEST_SPEED }), packed: true };
}

/** True for a caller who can unpack what is packed. */
export const takesGzip = (request: FastifyRequest) => takesEncoding(request, 'gzip');

/**
 * Sends an answer, packed to whoever can unpack it. One that is still being written comes as a stream, packed: for those
 * who take that only.
 */
export async function sendAnswer(
  reply: FastifyReply,
  answer: WrittenAnswer | Readable,
): Promise<FastifyReply> {
  reply.type('application/json; charset=utf-8');
  const isWhole = 'bytes' in answer;
  if (isWhole && !answer.packed) return reply.send(answer.bytes);
  reply.header('vary', `${reply.getHeader('vary')}, accept-encoding`);
  if (isWhole && !takesGzip(reply.request)) return reply.send(await unpack(answer.bytes));
  return reply.header('content-encoding', 'gzip').send(isWhole ? answer.bytes : answer);
}
