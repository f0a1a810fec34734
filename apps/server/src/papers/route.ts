import {
  type CheckedEntry,
  checkLimits,
  correctionBytes,
  type PaperView,
  paperCheckRequestSchema,
  paperCheckResultSchema,
  paperCorrectionsSchema,
  paperCorrectRequestSchema,
  paperLimits,
} from '@citewright/contract';
import type { Correction, Paper } from '@citewright/paper';
import type { Clock } from '@citewright/resolver';
import { adviceNote, adviceSentence, findingSentence } from '@citewright/words';
import { chosenOf, type ListCheck, listedOf } from '../checks/check-listed.ts';
import { countsOf, type Listed, presentListed } from '../checks/present-entry.ts';
import { fitItem } from '../citations/fit-work.ts';
import { streamEvents, wantsEvents } from '../edge/event-stream.ts';
import { parseJson } from '../edge/json-body.ts';
import type { Admit } from '../edge/rate-limits.ts';
import { sendFile } from '../edge/send-file.ts';
import { offeredKey, offeredStyleSchema } from '../offered-style.ts';
import { ProblemError } from '../problem.ts';
import { problemResponses } from '../problem-responses.ts';
import { cleanItem } from '../projects/citations/clean-item.ts';
import type { Api } from '../server.ts';
import type { Readers } from '../work/readers.ts';
import { correctionsOf, type WantedCorrections } from './corrections.ts';
import { createPaperWork } from './paper-work.ts';

/** The entries of a paper's list, as a list of references has them. */
const entriesOf = ({ references }: Paper): Listed[] =>
  listedOf(
    references.map(({ text, start, end, item }) => ({
      input: text.slice(0, checkLimits.input),
      start,
      end,
      item: cleanItem(fitItem(item)),
    })),
  );

function presentPaper(name: string, paper: Paper, listed: readonly Listed[]): PaperView {
  const { text, headings, callouts, findings, advice, listStyle } = paper;
  return {
    name: name.slice(0, paperLimits.name),
    text,
    headings,
    references: listed.map(presentListed),
    callouts: callouts.map(({ start, end, refs }) => ({ start, end, refs })),
    findings: findings.map((finding) => {
      const { kind, values: _, ...place } = finding;
      return { kind, message: findingSentence(finding), ...place };
    }),
    advice: advice.map((own) => ({
      kind: own.kind,
      message: adviceSentence(own),
      places: own.places.map(({ note, ...place }) => ({ ...place, ...(note && { note: adviceNote(note) }) })),
    })),
    ...(listStyle && { listStyle }),
  };
}

const correctionsSchema = paperCorrectionsSchema.extend({ style: offeredStyleSchema });

interface PaperParts {
  admit: Admit;
  clock: Pick<Clock, 'now'>;
  listCheck: ListCheck;
  readers: Readers;
}

/** @throws ProblemError for a text that is not JSON, and for corrections that are none */
function wantedIn(text: string): WantedCorrections {
  const wanted = correctionsSchema.safeParse(parseJson(Buffer.from(text)));
  if (!wanted.success) throw new ProblemError('INVALID_REQUEST');
  return wanted.data;
}

/** Places of corrections that could not be made which an answer names, at most. */
const mostLeft = 50;

/** Where a correction belongs: `120-134`. */
function placeOf({ references }: Paper, correction: Correction | undefined): string | undefined {
  if (!correction) return undefined;
  const reference = correction.kind === 'remove' ? correction.reference : correction.kind === 'list' ? 0 : -1;
  const { start, end } = 'start' in correction ? correction : (references[reference] ?? {});
  return start === undefined ? undefined : `${start}-${end}`;
}

/** `thesis, corrected.docx`, or with the ending of another format. */
function correctedName(name: string, other: string | undefined): string {
  const [, stem = 'paper', extension = ''] = /^(.*?)(\.\w{1,8})?$/s.exec([...name].slice(-80).join('')) ?? [];
  return `${stem}, corrected${other ?? extension}`;
}

/**
 * `POST /api/papers/check`: a document, its citations against its list, and its entries against registers. `.../correct`: the document with
 * corrections made in it. Nothing is stored.
 */
export function paperRoutes(app: Api, { admit, clock, listCheck, readers }: PaperParts): void {
  const papers = createPaperWork(readers);

  app.post(
    '/api/papers/check',
    {
      bodyLimit: paperLimits.body,
      config: { takesFile: true },
      schema: {
        summary: 'Check the citations and references of a paper',
        description:
          'Takes a document of up to 20 MB and 600 pages as the part `file` of a form: .docx, .odt, .pdf, .tex, .md, .html or .txt. Its citations are ' +
          'compared with its list of references, and each entry of the list is looked up as `POST /api/checks` does. With `Accept: ' +
          'text/event-stream` the paper comes as the event `paper`, its entries as events `entry` while they are decided, then `done`. ' +
          '`lookUp=false` leaves the registers alone. Nothing is stored.',
        tags: ['checks'],
        consumes: ['multipart/form-data'],
        body: paperCheckRequestSchema,
        response: { 200: paperCheckResultSchema, ...problemResponses },
      },
    },
    async (request, reply) => {
      await admit(request);
      const { file, only, lookUp } = request.body;
      const paper = await papers.read(reply, file);
      const all = entriesOf(paper);
      const view = presentPaper(file.name, paper, all);
      const looked = lookUp === 'true' && all.length > 0 ? chosenOf(all, only?.split(',').map(Number)) : [];
      if (wantsEvents(request))
        return streamEvents(reply, async (send, read) => {
          send('paper', view);
          await listCheck.send(request, reply, looked, send, read);
        });
      const entries: CheckedEntry[] = [];
      await listCheck.run(request, reply, looked, (entry) => entries.push(entry));
      entries.sort((one, other) => one.index - other.index);
      return { paper: view, counts: countsOf(entries), entries };
    },
  );

  app.post(
    '/api/papers/correct',
    {
      bodyLimit: paperLimits.body + correctionBytes,
      config: { takesFile: true },
      schema: {
        summary: 'A paper with corrections made in it',
        description:
          'Takes a .docx, .odt, .md, .tex, or .zip of one with its .bib files, as the part `file` of a form, and what is to be corrected as JSON in the part `corrections`: the works as entries should say them, ' +
          'the style that prints them, whether the whole list is set anew, and whether citations become live for Zotero. Gives the document back with ' +
          'comments (`comments`), with tracked changes (`tracked`), or with the changes made (`clean`). `live` makes citations those of Zotero, or in .md and .tex keys of a .bib file. What is not touched stays as it was. `Citewright-Left` names the places of corrections that could not be made, as in formulas: `120-134, 560-577`, in UTF-16 units of the paper’s text. Nothing is stored.',
        tags: ['checks'],
        consumes: ['multipart/form-data'],
        body: paperCorrectRequestSchema,
        response: problemResponses,
      },
    },
    async (request, reply) => {
      await admit(request);
      const { file, corrections } = request.body;
      const wanted = wantedIn(corrections);
      await request.holdStyle(wanted.style);
      const style = offeredKey(wanted.style, undefined);
      const paper = await papers.read(reply, file);
      const made = await correctionsOf(paper, wanted, style);
      const { bytes, left, mediaType, extension } = await papers.correct(reply, file, made, {
        way: wanted.way,
        author: 'Citewright',
        date: new Date(clock.now()),
        ...(wanted.live && { style: `http://www.zotero.org/styles/${wanted.style}` }),
      });
      const places = left.flatMap((index) => placeOf(paper, made[index]) ?? []).slice(0, mostLeft);
      if (places.length > 0) void reply.header('citewright-left', places.join(', '));
      return sendFile(reply, mediaType, correctedName(file.name, extension), bytes);
    },
  );
}
