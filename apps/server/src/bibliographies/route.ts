import {
  type Bibliography,
  bibliographyRequestSchema,
  bibliographySchema,
  conversionRequestSchema,
  conversionSchema,
  importLimits,
} from '@citewright/contract';
import {
  type Kept,
  listEntry,
  placeInSections,
  planCitations,
  planProject,
  printedOrGiven,
} from '@citewright/formatting';
import { type FormatId, formats, writableIds } from '@citewright/interchange';
import { styleOf } from '@citewright/styles';
import { keptSentence } from '@citewright/words';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { type ListedReference, readListed } from '../checks/listed.ts';
import { citeTogether } from '../citations/cite-together.ts';
import { presentParagraphs } from '../citations/present-paragraphs.ts';
import { askingOf, askingWhileOpen, type FairWork } from '../edge/fair-work.ts';
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
import { type Converting, convert } from './convert.ts';
import { givenIn, givenLimit } from './given.ts';

const printedSchema = bibliographyRequestSchema.extend({
  format: offeredStyleSchema,
  language: offeredLanguageSchema.optional(),
});

/** Files of records, which are text. */
const recordFormats = writableIds.filter((id) => !formats[id].writeReferences);
const convertedSchema = conversionRequestSchema.extend({ to: z.enum(recordFormats) });

/** A body has the text as a string of JSON, whose quotes and line ends are escaped. */
const bodyLimit = importLimits.body;

export interface BibliographyParts {
  admit: Admit;
  readers: Readers;
  /** The turns of long lists that are printed. */
  work: FairWork;
}

/** `POST /api/bibliographies`: references as a list in a style. `POST /api/conversions`: as a file. Both are printed as they are given. */
export function bibliographyRoutes(app: Api, { admit, readers, work }: BibliographyParts): void {
  /** What `short` makes of a text, which a thread does with a long one. @throws ProblemError for a text that is too long */
  async function read<Entry>(
    reply: FastifyReply,
    text: string,
    task: object,
    short: () => Entry[],
  ): Promise<Entry[]> {
    if (text.length > importLimits.text) throw new ProblemError('PAYLOAD_TOO_LARGE');
    if (text.length <= shortText) return short();
    return await readers.read<Entry>({ kind: 'list', task, size: text.length }, askingWhileOpen(reply));
  }

  app.post(
    '/api/bibliographies',
    {
      attachValidation: true,
      bodyLimit,
      schema: {
        summary: 'Print references in a style',
        description:
          'Takes references as CSL-JSON, BibTeX, RIS or any other format that imports read, or as a pasted list, up to 5,000, and prints them as the list of the ' +
          'style `format`. Nothing is looked up: what is given is printed. `unread` names the entries that could not be read. An entry of a pasted list of which words would be ' +
          'lost or added stands as it was given: `kept` names it and the words. With `annotated` the annotation of each work (`annote`) stands below its entry, among its `paragraphs`. Works that name a section (`custom.listSection`) stand in it, under its `heading`; `sections` gives the headings in their order. `citations` are printed as a text cites these works, several in one perhaps (`citationItems` of CSL: `id` is a place in the text, from 0, or a key). Nothing is stored.',
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
      const { references, format, language, annotated, sections = [], citations } = request.body;
      await request.holdStyle(format);
      const listed = await read<ListedReference>(
        reply,
        references,
        { text: references, format: 'auto', limit: givenLimit },
        () => readListed(references, 'auto', givenLimit),
      );
      const { items, unread, texts, named } = givenIn(listed);
      return await work.run(askingOf(reply), async () => {
        const style = offeredKey(format, language);
        const asked = sections.map((heading) => ({ key: heading, heading }));
        const { sections: headed, places } = placeInSections(asked, items);
        const planned = await runSteps(planProject(items, style, undefined, places));
        const works = new Map(items.map((item) => [item.id, item]));
        const counted = createPrintedBudget();
        const kept: ({ index: number; message: string } & Kept)[] = [];
        const entries = await mapInSteps(planned, ({ id, entry }) => {
          const index = Number(id);
          const [given, item] = [texts.get(index), works.get(String(id))];
          const whole = entry();
          const printed = counted(whole, whole.text.length + whole.html.length);
          const paragraphs = presentParagraphs(listEntry(printed, item ?? {}, style, annotated));
          const placed = paragraphs && { paragraphs };
          const heading = headed[(places.get(id) ?? 0) - 1]?.heading;
          const section = heading !== undefined && { heading };
          if (given === undefined || !item)
            return { index, text: printed.text, html: printed.html, ...placed, ...section };
          const {
            text,
            html,
            kept: own,
          } = printedOrGiven(printed, given, item, styleOf(style).csl.isNumeric);
          if (own) kept.push({ index, ...own, message: keptSentence(own) });
          return { index, text, html, ...(!own && placed), ...section };
        });
        const notes = new Set(
          kept.flatMap(({ reason, index }) => (reason === 'no-reference' ? [index] : [])),
        );
        const [printedWorks = [], others = []] = [false, true].map((isNote) =>
          entries.filter(({ index }) => notes.has(index) === isNote),
        );
        const cited =
          citations &&
          (await citeTogether(
            await runSteps(planCitations(items, style, places)),
            citations,
            named,
            'INVALID_REQUEST',
          ));
        const rest: Omit<Bibliography, 'entries'> = { unread, kept, ...(cited && { citations: cited }) };
        const head = JSON.stringify(rest).slice(0, -1);
        const ordered: Bibliography['entries'] = [...printedWorks, ...others];
        // In steps, too: all at once would answer nobody else meanwhile.
        const pieces = await mapInSteps(ordered.entries(), ([at, entry]) =>
          Buffer.from(`${at > 0 ? ',' : ''}${JSON.stringify(entry)}`),
        );
        const answer = Buffer.concat([Buffer.from(`${head},"entries":[`), ...pieces, Buffer.from(']}')]);
        return (reply as FastifyReply).type('application/json; charset=utf-8').send(answer);
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
          'Takes references as `POST /api/bibliographies` does, and gives them as a file of the format `to`; with `report`, as its text with the entries that could not be read, the words of a pasted list that have no place in a field (`unplaced`), and what the new format has no place for (`left`): fields, comments. From BibTeX to BibTeX all stands as it was written. Nothing is stored.',
        tags: ['citations'],
        body: convertedSchema,
        response: { 200: conversionSchema, ...problemResponses },
      },
    },
    async (request, reply) => {
      await admit(request);
      const { references, to, report } = request.body;
      const converting: Converting = { text: references, to: to as FormatId, report };
      const [file] = await read(reply, references, converting, () => [convert(converting)]);
      if (!file) throw new ProblemError('IMPORT_UNREADABLE');
      if (report) return (reply as FastifyReply).type('application/json; charset=utf-8').send(file);
      const { mediaType, extension } = formats[to];
      return sendFile(reply, mediaType, `references.${extension}`, file);
    },
  );
}
