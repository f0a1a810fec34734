import {
  type SearchChoice,
  type SearchResponse,
  type StyleKey,
  searchRequestSchema,
  searchResponseSchema,
} from '@citewright/contract';
import { parseSearch } from '@citewright/identifiers';
import type { FoundWork, FoundWorks } from '@citewright/resolver';
import { answerDeadline } from '../edge/deadline.ts';
import { callerOf } from '../edge/network.ts';
import { offeredKey, offeredLanguageSchema, offeredStyleSchema } from '../offered-style.ts';
import { ProblemError } from '../problem.ts';
import { problemResponses } from '../problem-responses.ts';
import type { Api } from '../server.ts';
import { problemWithStyle } from '../styles/unknown-style.ts';
import { presentAlternatives } from './present.ts';
import type { CitationParts } from './routes.ts';

/** The request that takes a work: by the identifier of the text, by its own, or by its record among those found. */
function requestFor({ item, record, byIdentifier }: FoundWork, words: string): SearchChoice['request'] {
  if (byIdentifier) return { inputType: byIdentifier.kind, sourceInput: byIdentifier.value };
  if (item.DOI !== undefined) return { inputType: 'doi', sourceInput: String(item.DOI) };
  const isbn = item.type === 'book' ? String(item.ISBN ?? '').split(/[\s,;]+/)[0] : '';
  if (isbn) return { inputType: 'isbn', sourceInput: isbn };
  return { inputType: 'title', sourceInput: words, ...(record && { recordUrl: record.url }) };
}

function presentWork(work: FoundWork, words: string, style: StyleKey): SearchChoice[] {
  const { differs, editions, about, byIdentifier } = work;
  return presentAlternatives([work], style, undefined).map((alternative) => ({
    ...alternative,
    request: requestFor(work, words),
    differs,
    ...(editions && { editions }),
    ...(about && { about }),
    ...(byIdentifier && { byIdentifier: true }),
  }));
}

function presentWorks(found: FoundWorks, words: string, style: StyleKey): SearchResponse {
  const { works, identifier, ...rest } = found;
  return {
    ...rest,
    choices: works.flatMap((work) => presentWork(work, words, style)),
    ...(identifier && { identifier: { value: identifier.value, status: identifier.status } }),
  };
}

/** `POST /api/search`: the words of a title or a whole reference in, works to choose from out. Nothing is stored. */
export function searchRoute(app: Api, { resolver, admit }: Omit<CitationParts, 'clock'>): void {
  app.post(
    '/api/search',
    {
      attachValidation: true,
      schema: {
        summary: 'Find works by their title',
        description:
          'Takes the words of a title, with authors or a year perhaps, or a whole reference, and gives the works that it may mean, best ' +
          'first. Each has in `request` what to send to POST /api/citations to cite it.',
        tags: ['citations'],
        body: searchRequestSchema.extend({
          format: offeredStyleSchema,
          language: offeredLanguageSchema.optional(),
        }),
        response: { 200: searchResponseSchema, ...problemResponses },
      },
    },
    async (request, reply) => {
      if (request.validationError) {
        const [issue] = request.validationError.validation;
        throw await problemWithStyle(request.body, issue, 'INVALID_REQUEST');
      }
      const { sourceInput, format, language } = request.body;
      if (parseSearch(sourceInput) === undefined) throw new ProblemError('INVALID_TITLE');
      await request.holdStyle(format);
      await admit(request);
      const words = sourceInput.trim();
      const found = await resolver.search(words, {
        caller: callerOf(request),
        signal: answerDeadline(reply),
      });
      return presentWorks(found, words, offeredKey(format, language));
    },
  );
}
