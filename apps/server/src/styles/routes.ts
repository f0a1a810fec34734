import { styleDetailsSchema, styleSummarySchema } from '@citewright/contract';
import { findStyles, styleFacts } from '@citewright/styles';
import * as z from 'zod';
import { problemResponses } from '../openapi.ts';
import type { Api } from '../server.ts';
import { unknownStyle } from './unknown-style.ts';

const tags = ['styles'];

/** The longest query, and the most styles of one answer. */
const limits = { query: 200, styles: 50 } as const;

/** The same for everybody, unlike the rest of the API: cacheable for an hour. */
const keptFor = 'public, max-age=3600';

/** `GET /api/styles`: a search among all styles. `GET /api/styles/{id}`: one of them. */
export function styleRoutes(app: Api): void {
  app.get(
    '/api/styles',
    {
      schema: {
        summary: 'Find citation styles',
        description:
          'Best first, by title, journal, ISSN, abbreviation, subject, or what people call a style. Without `q`, the most used ones.',
        tags,
        querystring: z.object({
          q: z.string().max(limits.query).default(''),
          limit: z.coerce.number().int().min(1).max(limits.styles).default(10),
        }),
        response: { 200: z.array(styleSummarySchema), ...problemResponses },
      },
    },
    async ({ query: { q, limit } }, reply) => {
      reply.header('cache-control', keptFor);
      return (await findStyles(q, { limit })).map((style) => styleSummarySchema.parse(style));
    },
  );

  app.get(
    '/api/styles/:id',
    {
      schema: {
        summary: 'One citation style',
        description: 'Also by an older id; the answer has the present one.',
        tags,
        params: z.object({ id: z.string() }),
        response: { 200: styleDetailsSchema, ...problemResponses },
      },
    },
    async ({ params: { id } }, reply) => {
      const style = styleFacts(id);
      if (!style) throw await unknownStyle(id);
      reply.header('cache-control', keptFor);
      return styleDetailsSchema.parse(style);
    },
  );
}
