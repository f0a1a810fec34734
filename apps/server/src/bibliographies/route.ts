import {
  bibliographyRequestSchema,
  bibliographySchema,
  type CitationItem,
  conversionRequestSchema,
  conversionSchema,
  importLimits,
} from '@citewright/contract';
import { type Kept, planProject, printedOrGiven, unstoredWords } from '@citewright/formatting';
import {
  detectFormat,
  type FormatId,
  formats,
  leftOutOf,
  rewriteBibtex,
  writableIds,
  writeRecords,
} from '@citewright/interchange';
import { styleOf } from '@citewright/styles';
import { keptSentence, unplacedSentence } from '@citewright/words';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { type ListedReference, type ListLimit, readListed } from '../checks/listed.ts';
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

const printedSchema = bibliographyRequestSchema.extend({
  format: offeredStyleSchema,
  language: offeredLanguageSchema.optional(),
});

/** Files of records, which are text. */
const recordFormats = writableIds.filter((id) => !formats[id].writeReferences);
const convertedSchema = conversionRequestSchema.extend({ to: z.enum(recordFormats) });

/** As many as an import takes. */
const most: ListLimit = { entries: importLimits.entries, problem: 'IMPORT_TOO_LONG' };

/** Entries of a text: what was read, with the place of each as its id, and what was not. */
interface Given {
  items: CitationItem[];
  unread: { index: number; input: string }[];
  /** What of a file no other format has a place for, if asked for. */
  left: string[];
  /** The entries of a pasted list as they stand there, by their place. */
  texts: ReadonlyMap<number, string>;
}

/** A body has the text as a string of JSON, whose quotes and line ends are escaped. */
const bodyLimit = importLimits.body;

/** The words of an entry of a list that no field has. */
function unplacedIn(given: string | undefined, item: CitationItem) {
  const words = given === undefined ? [] : unstoredWords(given, item);
  return words.length === 0 ? [] : [{ index: Number(item.id), words, message: unplacedSentence(words) }];
}

export interface BibliographyParts {
  admit: Admit;
  readers: Readers;
  /** The turns of long lists that are printed. */
  work: FairWork;
}

/** `POST /api/bibliographies`: references as a list in a style. `POST /api/conversions`: as a file. Both are printed as they are given. */
export function bibliographyRoutes(app: Api, { admit, readers, work }: BibliographyParts): void {
  /** @throws ProblemError for a text that is too long, or holds no references, or too many */
  async function read(reply: FastifyReply, text: string, isLeftNamed = false): Promise<Given> {
    if (text.length > importLimits.text) throw new ProblemError('PAYLOAD_TOO_LARGE');
    const limit = { ...most, isLeftNamed };
    const listed =
      text.length <= shortText
        ? readListed(text, 'auto', limit)
        : await readers.read<ListedReference>(
            { kind: 'list', task: { text, format: 'auto', limit }, size: text.length },
            askingWhileOpen(reply),
          );
    const placed = listed.map((entry, index) => ({ ...entry, index }));
    return {
      items: placed.flatMap(({ item, index, isUnread }) =>
        isUnread ? [] : [{ ...item, id: String(index) }],
      ),
      unread: placed.flatMap(({ input, index, isUnread }) => (isUnread ? [{ index, input }] : [])),
      left: listed[0]?.left ?? [],
      texts: new Map(placed.flatMap(({ input, index, start, end }) => (end > start ? [[index, input]] : []))),
    };
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
          'lost or added stands as it was given: `kept` names it and the words. Nothing is stored.',
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
      const { items, unread, texts } = await read(reply, references);
      return await work.run(askingOf(reply), async () => {
        const style = offeredKey(format, language);
        const planned = await runSteps(planProject(items, style));
        const works = new Map(items.map((item) => [item.id, item]));
        const counted = createPrintedBudget();
        const kept: ({ index: number; message: string } & Kept)[] = [];
        const entries = await mapInSteps(planned, ({ id, entry }) => {
          const index = Number(id);
          const [given, item] = [texts.get(index), works.get(String(id))];
          const whole = entry();
          const printed = counted(whole, whole.text.length + whole.html.length);
          if (given === undefined || !item) return { index, text: printed.text, html: printed.html };
          const {
            text,
            html,
            kept: own,
          } = printedOrGiven(printed, given, item, styleOf(style).csl.isNumeric);
          if (own) kept.push({ index, ...own, message: keptSentence(own) });
          return { index, text, html };
        });
        const notes = new Set(
          kept.flatMap(({ reason, index }) => (reason === 'no-reference' ? [index] : [])),
        );
        const [printedWorks = [], others = []] = [false, true].map((isNote) =>
          entries.filter(({ index }) => notes.has(index) === isNote),
        );
        return { unread, kept, entries: [...printedWorks, ...others] };
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
      const staysAsItIs = to === 'bibtex' && detectFormat(references) === to;
      const { items, unread, texts, left } = await read(reply, references, report && !staysAsItIs);
      const { mediaType, extension } = formats[to];
      const file = staysAsItIs
        ? Buffer.from(rewriteBibtex(references))
        : await work.run(askingOf(reply), async () =>
            Buffer.concat(
              await mapInSteps(writeRecords(to as FormatId, items), (piece) => Buffer.from(piece)),
            ),
          );
      if (report)
        return await work.run(askingOf(reply), async () => {
          const named = await mapInSteps(items, (item) => unplacedIn(texts.get(Number(item.id)), item));
          const unwritten = staysAsItIs
            ? []
            : await mapInSteps(items, (item) => leftOutOf(to as FormatId, item));
          const all = [...new Set([...left, ...unwritten.flat()])];
          return { content: file.toString(), unread, unplaced: named.flat(), left: all };
        });
      return sendFile(reply, mediaType, `references.${extension}`, file);
    },
  );
}
