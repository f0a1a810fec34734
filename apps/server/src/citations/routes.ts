import { citationResponseSchema } from '@citewright/contract';
import type { Clock, Resolver } from '@citewright/resolver';
import { answerDeadline } from '../edge/deadline.ts';
import { callerOf } from '../edge/network.ts';
import type { Admit } from '../edge/rate-limits.ts';
import { offeredKey } from '../offered-style.ts';
import { problemResponses } from '../problem-responses.ts';
import type { Api } from '../server.ts';
import { problemWithStyle } from '../styles/unknown-style.ts';
import { find } from './find.ts';
import { problemOfBody } from './invalid-request.ts';
import { orNearMisses } from './near-misses.ts';
import { present } from './present.ts';
import { sourceBodySchema, takesSource } from './request-body.ts';
import { readSource } from './source.ts';

export interface CitationParts {
  resolver: Resolver;
  admit: Admit;
  clock: Pick<Clock, 'now'>;
}

/** `POST /api/citations`: a source in, a reference out. Nothing is stored. */
export function citationRoutes(app: Api, { resolver, admit, clock }: CitationParts): void {
  app.post(
    '/api/citations',
    {
      ...takesSource,
      schema: {
        summary: 'Make a reference',
        description:
          'Turns a DOI, an ISBN, a web address, an in-text citation, the words of a title or typed details into a reference in the style `format`. ' +
          'With `page` the page is read as it is sent, instead of being fetched: what its reader sees behind a wall. Nothing of it is kept.',
        tags: ['citations'],
        body: sourceBodySchema,
        response: { 200: citationResponseSchema, ...problemResponses },
      },
    },
    async (request, reply) => {
      if (request.validationError) {
        const issues = request.validationError.validation;
        throw await problemWithStyle(request.body, issues[0], problemOfBody(request.body, issues));
      }
      const source = readSource(request.body, request.session?.key);
      const { format, language } = request.body;
      await request.holdStyle(format);
      await admit(request);
      const style = offeredKey(format, language);
      const finding = find(source, resolver, new Date(clock.now()), {
        caller: callerOf(request),
        signal: answerDeadline(reply),
      });
      return present(await orNearMisses(finding, source, style), style);
    },
  );
}
