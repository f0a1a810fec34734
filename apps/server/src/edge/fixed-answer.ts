import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encodingFor } from './encodings.ts';

/** A text that never changes while the server runs; each encoding is made at its first request. */
export interface FixedAnswer {
  etag: string;
  body(encoding: Encoding): Buffer;
}

const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };

const packers: Readonly<Record<Encoding, (text: string) => Buffer>> = {
  br: (text) => brotliCompressSync(text, { params }),
  gzip: (text) => gzipSync(text),
  identity: (text) => Buffer.from(text),
};

/** Creates the answer. Its entity tag is weak, because all encodings share it (RFC 9110, 8.8.1). */
export function fixedAnswer(text: string): FixedAnswer {
  const packed = new Map<Encoding, Buffer>();
  return {
    etag: `W/"${createHash('sha256').update(text).digest('base64url')}"`,
    body(encoding) {
      const body = packed.get(encoding) ?? packers[encoding](text);
      packed.set(encoding, body);
      return body;
    },
  };
}

/** True when `If-None-Match` has this tag, weak or strong, or `*` (RFC 9110, 13.1.2). */
export function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  const tags = headers['if-none-match']?.split(',').map(bare) ?? [];
  return tags.includes('*') || tags.includes(bare(etag));
}

/** Sends the answer in the best encoding, or 304. The caller sets content type and caching before. */
export function sendFixed(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, body }: FixedAnswer,
): FastifyReply {
  reply.headers({ etag, vary: 'accept-encoding' });
  if (reply.statusCode === 200 && isKnown(request, etag)) return reply.code(304).send();
  const encoding = encodingFor(request);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body(encoding));
}
