import {
  bibliographyRequestSchema,
  bibliographySchema,
  type CitationItem,
  checkLimits,
  conversionRequestSchema,
} from '@citewright/contract';
import { planProject } from '@citewright/formatting';
import { type FormatId, formats, writableIds, writeRecords } from '@citewright/interchange';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { type ListedReference, readListed } from '../checks/listed.ts';
import { closingOf } from '../edge/event-stream.ts';
import { askingOf, type FairWork } from '../edge/fair-work.ts';
import type { Admit } from '../edge/rate-limits.ts';
import { sendFile } from '../edge/send-file.ts';
import { offeredKey, offeredLanguageSchema, offeredStyleSchema } from '../offered-style.ts';
import { ProblemError } from '../problem.ts';
import { problemResponses } from '../problem-responses.ts';
import { mapInSteps, runSteps } from '../projects/references/steps.ts';
import type { Api } from '../server.ts';
import { problemWithStyle } from '../styles/unknown-style.ts';
import { createPrintedBudget } from '../work/printed-budget.ts';
import { type Readers, shortText } from '../work/readers.ts';

const printedSchema = bibliographyRequestSchema.extend({
  format: offeredStyleSchema,
  language: offeredLanguageSchema.optional(),
});

/** Files of records, which are text. */
const recordFormats = writableIds.filter((id) => !formats[id].writeReferences);
const convertedSchema = conversionRequestSchema.extend({ to: z.enum(recordFormats) });

/** A body has the text as a string of JSON, whose quotes and line ends are escaped. */
const bodyLimit = checkLimits.body;

export interface BibliographyParts {
  admit: Admit;
  /** The turns of long texts that are read in threads, and of long lists that are printed. */
  reading: FairWork;
  readers: Readers;
  work: FairWork;
}

/** `POST /api/bibliographies`: references as a list in a style. `POST /api/conversions`: as a file. Both are printed as they are given. */
export function bibliographyRoutes(app: Api, { admit, reading, readers, work }: BibliographyParts): void {
  /** @throws ProblemError for a text that is too long, or holds no references, or too many */
  async function read(reply: FastifyReply, text: string): Promise<CitationItem[]> {
    if (text.length > checkLimits.text) throw new ProblemError('PAYLOAD_TOO_LARGE');
    const listed =
      text.length <= shortText
        ? readListed(text, 'auto')
        : await reading.run(askingOf(reply), () =>
            readers.read<ListedReference>(
              { kind: 'list', task: { text, format: 'auto' }, size: text.length },
              closingOf(reply),
            ),
          );
    return listed.map(({ item }, index) => ({ ...item, id: String(index) }));
  }

  app.post(
    '/api/bibliographies',
    {
      attachValidation: true,
      bodyLimit,
      schema: {
        summary: 'Print references in a style',
        description:
          'Takes references as CSL-JSON, BibTeX, RIS or any other format that imports read, or as a pasted list, up to 1,000, and prints them as the list of the ' +
          'style `format`. Nothing is looked up: what is given is printed. Nothing is stored.',
        tags: ['citations'],
        body: printedSchema,
        response: { 200: bibliographySchema, ...problemResponses },
      },
    },
    async (request, reply) => {
      if (request.validationError) {
        const [issue] = request.validationError.validation;
        throw await problemWithStyle(request.body, issue, 'INVALID_REQUEST');
      }
      await admit(request);
      const { references, format, language } = request.body;
      await request.holdStyle(format);
      const items = await read(reply, references);
      return await work.run(askingOf(reply), async () => {
        const planned = await runSteps(planProject(items, offeredKey(format, language)));
        const counted = createPrintedBudget();
        return {
          entries: await mapInSteps(planned, ({ id, entry }) => {
            const { text, html } = entry();
            return counted({ index: Number(id), text, html }, text.length + html.length);
          }),
        };
      });
    },
  );

  app.post(
    '/api/conversions',
    {
      bodyLimit,
      schema: {
        summary: 'Convert references to another format of files',
        description:
          'Takes references as `POST /api/bibliographies` does, and gives them as a file of the format `to`. Nothing is stored.',
        tags: ['citations'],
        body: convertedSchema,
        response: problemResponses,
      },
    },
    async (request, reply) => {
      await admit(request);
      const { references, to } = request.body;
      const items = await read(reply, references);
      const { mediaType, extension } = formats[to];
      const file = await work.run(askingOf(reply), async () =>
        Buffer.concat(await mapInSteps(writeRecords(to as FormatId, items), (piece) => Buffer.from(piece))),
      );
      return sendFile(reply, mediaType, `references.${extension}`, file);
    },
  );
}
