import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type BlogArticle, blogArticleSchema, type PublishedArticle } from '@citewright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Api } from '../server.ts';

/** An answer that never changes while the server runs, in the encodings that browsers take. */
interface FixedAnswer {
  etag: string;
  bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
}

function fixedAnswer(articles: readonly BlogArticle[]): FixedAnswer {
  const body = Buffer.from(JSON.stringify(z.array(blogArticleSchema).parse(articles)));
  return {
    etag: `"${createHash('sha256').update(body).digest('base64url')}"`,
    bodies: {
      br: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
      gzip: gzipSync(body),
      identity: body,
    },
  };
}

function encodingFor(request: FastifyRequest): keyof FixedAnswer['bodies'] {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/** The same for everybody, unlike the rest of the API: it may be kept, and is asked for anew after five minutes. */
function send(request: FastifyRequest, reply: FastifyReply, { etag, bodies }: FixedAnswer): FastifyReply {
  const encoding = encodingFor(request);
  reply.headers({ etag, 'cache-control': 'public, max-age=300', vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(bodies[encoding]);
}

/** `GET /api/blogs`: every article, the newest first. `GET /api/blogs/featured`: those that the blog opens with. */
export function blogRoutes(app: Api, articles: readonly PublishedArticle[]): void {
  const lists = {
    '/api/blogs': articles,
    '/api/blogs/featured': articles.filter(({ featured }) => featured),
  };
  for (const [url, list] of Object.entries(lists)) {
    const answer = fixedAnswer(list);
    app.get(
      url,
      {
        schema: { tags: ['blog'], response: { 200: z.array(blogArticleSchema) } },
        serializerCompiler: () => String,
      },
      async (request, reply) => send(request, reply, answer),
    );
  }
}
