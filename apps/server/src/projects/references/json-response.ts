import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { constants, createGunzip, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { acceptsEncoding } from '../../edge/encodings.ts';

/** A JSON body as it is sent: large ones are compressed. */
export interface JsonResponse {
  bytes: Uint8Array;
  gzipped: boolean;
}

/** Smaller bodies are sent as they are: compressing them saves nothing worth the time. */
const smallest = 64 * 1024;

const compress = promisify(gzip);

/** Encodes a body, compressed from a size on. The fastest level shrinks a list to a tenth, which costs less than sending all of it. */
export async function encodeJson(json: string, from = smallest): Promise<JsonResponse> {
  const bytes = Buffer.from(json);
  if (bytes.length < from) return { bytes, gzipped: false };
  return { bytes: await compress(bytes, { level: constants.Z_BEST_SPEED }), gzipped: true };
}

/** Sends a body, compressed when the client accepts it. */
export async function sendJson(reply: FastifyReply, { bytes, gzipped }: JsonResponse): Promise<FastifyReply> {
  reply.type('application/json; charset=utf-8');
  if (!gzipped) return reply.send(bytes);
  reply.header('vary', `${reply.getHeader('vary')}, accept-encoding`);
  // Piece by piece, as it is read: unlike the compressed body, what comes out is not shared.
  if (!acceptsEncoding(reply.request, 'gzip')) return reply.send(Readable.from([bytes]).pipe(createGunzip()));
  return reply.header('content-encoding', 'gzip').send(bytes);
}
