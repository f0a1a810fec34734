import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encodingFor } from './encodings.ts';

/** A text that never changes while the server runs, packed when it is first asked for. */
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

/** The answer that is this text. Its tag is a weak one: all packings of it share it (RFC 9110, 8.8.1). */
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

/** True where the caller has this answer already: `If-None-Match` lists tags, weak or not, or says `*` (RFC 9110, 13.1.2). */
function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  const tags = headers['if-none-match']?.split(',').map(bare) ?? [];
  return tags.includes('*') || tags.includes(bare(etag));
}

/** Sends it, packed as the caller likes it best, or says that it has not changed. The type and for how long it may be kept are set before. */
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
