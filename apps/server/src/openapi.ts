import { citationResponseSchema, itemSchema, problemSchema } from '@citewright/contract';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { type Description, illustrated } from './openapi-illustrated.ts';

/** Schemas that the description uses more than once. */
const shapes = z.registry<{ id: string }>();
shapes.add(problemSchema, { id: 'Problem' });
shapes.add(citationResponseSchema, { id: 'Citation' });
shapes.add(itemSchema, { id: 'Item' });

const description = `Turns sources into references. Every failure has the shape of \`Problem\`: a headline, then lines that begin
with a bullet; those that go on with Try, Use or Check say what to do next.`;

const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  // Swagger UI uses style attributes.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Describes the routes declared after it: `/api/openapi.json` for programs, `/api/docs` for people. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Citewright', version: '0.1.0', description },
      servers: [{ url: '/' }],
    },
    transform: createJsonSchemaTransform({ schemaRegistry: shapes }),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry: shapes }),
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: docsPolicy,
    uiConfig: { url: '/api/openapi.json', tryItOutEnabled: false },
    theme: { title: 'Citewright API' },
  });
  let document: Description | undefined;
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => {
    document ??= illustrated(app.swagger() as Description);
    return document;
  });
}
