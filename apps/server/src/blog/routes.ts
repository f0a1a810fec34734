import { type BlogArticle, blogArticleSchema, type PublishedArticle } from '@citewright/contract';
import * as z from 'zod';
import { fixedAnswer, sendFixed } from '../edge/fixed-answer.ts';
import type { Api } from '../server.ts';

const written = (articles: readonly BlogArticle[]) =>
  JSON.stringify(z.array(blogArticleSchema).parse(articles));

/** The same for everybody, unlike the rest of the API: cacheable for five minutes. */
const keptFor = 'public, max-age=300';

/** `GET /api/blogs`: all articles, newest first. `GET /api/blogs/featured`: the featured ones. */
export function blogRoutes(app: Api, articles: readonly PublishedArticle[]): void {
  const lists = {
    '/api/blogs': articles,
    '/api/blogs/featured': articles.filter(({ featured }) => featured),
  };
  for (const [url, list] of Object.entries(lists)) {
    const answer = fixedAnswer(written(list));
    app.get(
      url,
      {
        schema: { tags: ['blog'], response: { 200: z.array(blogArticleSchema) } },
        serializerCompiler: () => String,
      },
      async (request, reply) =>
        sendFixed(
          request,
          reply.type('application/json; charset=utf-8').header('cache-control', keptFor),
          answer,
        ),
    );
  }
}
