import { styleDetailsSchema, styleSummarySchema } from '@citewright/contract';
import { findStyles, portableStyle, styleFacts } from '@citewright/styles';
import * as z from 'zod';
import { offeredStyleSchema } from '../offered-style.ts';
import { problemResponses } from '../openapi.ts';
import { encodeJson, sendJson } from '../projects/references/json-response.ts';
import type { Api } from '../server.ts';
import { styleDetails, styleSummary } from './style-summary.ts';
import { unknownStyle } from './unknown-style.ts';

const tags = ['styles'];

/** The trees are the engine's own matter. */
const portableStyleSchema = z.object({
  about: z.looseObject({ id: z.string(), name: z.string(), label: z.string(), language: z.string() }),
  own: z.string().optional(),
  tree: z.looseObject({}).optional(),
  locales: z.array(z.looseObject({})).optional(),
});

/** The longest query and field, and the most styles of one answer. */
const limits = { query: 200, field: 50, styles: 50 } as const;

/** The same for everybody, unlike the rest of the API: cacheable for an hour. */
const keptFor = 'public, max-age=3600';

/** A style changes with a release only, and an older one still prints: browsers use it for a month, and ask again after a day. */
const sourceKeptFor = 'public, max-age=86400, stale-while-revalidate=2592000, stale-if-error=2592000';

/** Sources are compressed from this size: 40 KB become 5. */
const smallestSource = 1_024;

/** `GET /api/styles`: a search among all styles. `GET /api/styles/{id}`: one of them, `.../source`: what prints it. */
export function styleRoutes(app: Api): void {
  app.get(
    '/api/styles',
    {
      schema: {
        summary: 'Find citation styles',
        description:
          'Best first, by title, journal, ISSN, abbreviation, subject, or what people call a style. Without `q`, the most used ones, or those of `field`: `medicine`, `law`.',
        tags,
        querystring: z.object({
          q: z.string().max(limits.query).default(''),
          field: z.string().max(limits.field).optional(),
          limit: z.coerce.number().int().min(1).max(limits.styles).default(10),
        }),
        response: { 200: z.array(styleSummarySchema), ...problemResponses },
      },
    },
    async ({ query: { q, ...options } }, reply) => {
      reply.header('cache-control', keptFor);
      return (await findStyles(q, options)).map(styleSummary);
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
      return styleDetails(style);
    },
  );

  app.get(
    '/api/styles/:id/source',
    {
      schema: {
        summary: 'What prints a citation style',
        description:
          "The style's parsed CSL and its locales, for the engine in browsers; an id may name a language, as in apa@de-DE.",
        tags,
        params: z.object({ id: z.string() }),
        response: { 200: portableStyleSchema, ...problemResponses },
      },
    },
    async ({ params: { id } }, reply) => {
      if (!offeredStyleSchema.safeParse(id).success) throw await unknownStyle(id);
      const source = await encodeJson(JSON.stringify(portableStyle(id)), smallestSource);
      reply.header('cache-control', sourceKeptFor);
      await sendJson(reply, source);
    },
  );
}
