import { citationRequestSchema, givenPageSchema, pageLimits } from '@citewright/contract';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { bodyLimit } from '../edge/json-body.ts';
import { offeredLanguageSchema, offeredStyleSchema } from '../offered-style.ts';
import { ProblemError } from '../problem.ts';

/** A request for a reference, in a style that is offered; with `page` the page is read as it is sent. */
export const sourceBodySchema = citationRequestSchema.extend({
  format: offeredStyleSchema,
  language: offeredLanguageSchema.optional(),
  projectId: z.unknown().optional(),
  page: givenPageSchema.optional(),
});

/** A request with a page or with typed details says by them what is cited; without a page it is small. @throws ProblemError for a large one */
async function completeRequest(request: FastifyRequest): Promise<void> {
  const { body } = request;
  const isTyped = typeof body === 'object' && body !== null && 'manualData' in body;
  if (isTyped) request.body = { inputType: 'manual', sourceInput: 'manual', ...body };
  const page = typeof body === 'object' && body !== null && 'page' in body ? body.page : undefined;
  if (page === undefined) {
    if (request.heldBytes > bodyLimit) throw new ProblemError('PAYLOAD_TOO_LARGE');
    return;
  }
  const url = typeof page === 'object' && page !== null && 'url' in page ? page.url : '';
  request.body = { inputType: 'url', sourceInput: url, ...(body as object) };
}

/** What the routes have in common that take a source: how large a body may be, and how it is completed before it is checked. */
export const takesSource = {
  attachValidation: true,
  bodyLimit: pageLimits.body,
  preValidation: completeRequest,
} as const;
