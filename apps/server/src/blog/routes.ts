import { type BlogArticle, blogArticleSchema, type PublishedArticle } from '@citewright/contract';
import * as z from 'zod';
import { fixedAnswer, sendFixed } from '../edge/fixed-answer.ts';
import type { Api } from '../server.ts';

/** The list as JSON, the covers with absolute URLs. */
function written(articles: readonly BlogArticle[], origin: string): string {
  const absolute = articles.map((article) => ({
    ...article,
    coverImage: new URL(article.coverImage, origin).href,
  }));
  return JSON.stringify(z.array(blogArticleSchema).parse(absolute));
}

/** The same for everybody, unlike the rest of the API: cacheable for five minutes. */
const keptFor = 'public, max-age=300';

/** `GET /api/blogs`: all articles, newest first. `GET /api/blogs/featured`: the featured ones. `origin` is the site's. */
export function blogRoutes(app: Api, articles: readonly PublishedArticle[], origin: string): void {
  const lists = {
    '/api/blogs': { summary: 'The articles of the blog', list: articles },
    '/api/blogs/featured': {
      summary: 'The articles that the home page shows',
      list: articles.filter(({ featured }) => featured),
    },
  };
  for (const [url, { summary, list }] of Object.entries(lists)) {
    const answer = fixedAnswer(written(list, origin));
    app.get(
      url,
      {
        schema: {
          summary,
          description: 'Newest first, each with its text as HTML.',
          tags: ['blog'],
          response: { 200: z.array(blogArticleSchema) },
        },
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
