import { citationRequestSchema, citationResponseSchema } from '@citewright/contract';
import type { Clock, Resolver } from '@citewright/resolver';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Config } from '../config.ts';
import { answerDeadline } from '../edge/deadline.ts';
import { networkOf } from '../edge/network.ts';
import { createRateLimiter } from '../edge/rate-limit.ts';
import { problemResponses } from '../openapi.ts';
import { ProblemError } from '../problem.ts';
import type { Api } from '../server.ts';
import { find } from './find.ts';
import { problemOfBody } from './invalid-request.ts';
import { present } from './present.ts';
import { readSource } from './source.ts';

/** The form names the project it stands in; only the project's own call adds to it, so it is not read here. */
const bodySchema = citationRequestSchema.extend({ projectId: z.unknown().optional() });

export interface CitationParts {
  resolver: Resolver;
  limits: Config['limits'];
  clock: Pick<Clock, 'now' | 'monotonic'>;
}

/** `POST /api/citations`: a source in, a reference out. Nothing is stored. */
export function citationRoutes(app: Api, { resolver, limits, clock }: CitationParts): void {
  const perSession = createRateLimiter(limits.sessionPerMinute, clock.monotonic);
  const perNetwork = createRateLimiter(limits.ipPerMinute, clock.monotonic);

  /** Only well-formed requests count: a slip of the finger costs nothing, and refusing it costs us nothing. */
  function admit(request: FastifyRequest): void {
    const session = request.session?.key ?? 'none';
    const wait = perSession.take(session) || perNetwork.take(networkOf(request.ip));
    if (wait > 0) throw new ProblemError('RATE_LIMITED', wait);
  }

  app.post(
    '/api/citations',
    {
      attachValidation: true,
      schema: {
        summary: 'Make a reference',
        description:
          'Turns a DOI, an ISBN, a web address, an in-text citation or typed details into a reference in one of five styles.',
        tags: ['citations'],
        body: bodySchema,
        response: { 200: citationResponseSchema, ...problemResponses },
      },
    },
    async (request, reply) => {
      if (request.validationError) {
        throw new ProblemError(problemOfBody(request.body, request.validationError.validation));
      }
      const source = readSource(request.body);
      admit(request);
      const finding = await find(source, resolver, new Date(clock.now()), answerDeadline(reply));
      return present(finding, request.body.format);
    },
  );
}
