import {
  type CheckedEntry,
  correctionBytes,
  correctionValues,
  type LookedUpLink,
  type PaperLink,
  paperCheckRequestSchema,
  paperCheckResultSchema,
  paperCorrectionsSchema,
  paperCorrectRequestSchema,
  paperLimits,
  paperLinksRequestSchema,
  paperLinksSchema,
  type StyleId,
} from '@citewright/contract';
import type { Clock, Resolver } from '@citewright/resolver';
import { isCustomStyle } from '@citewright/styles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chosenOf, type ListCheck, listedOf } from '../checks/check-listed.ts';
import { countsOf } from '../checks/present-entry.ts';
import type { Database } from '../db/schema.ts';
import { stoppingOf, streamEvents, wantsEvents } from '../edge/event-stream.ts';
import { countValues, parseJson } from '../edge/json-body.ts';
import type { Admit } from '../edge/rate-limits.ts';
import { sendFile } from '../edge/send-file.ts';
import { offeredKey, offeredStyleSchema } from '../offered-style.ts';
import { ProblemError } from '../problem.ts';
import { problemResponses } from '../problem-responses.ts';
import type { Api } from '../server.ts';
import { findCustomStyle } from '../styles/custom-style-store.ts';
import { unknownStyle } from '../styles/unknown-style.ts';
import type { WantedCorrections } from './corrections.ts';
import { lookUpLinks } from './look-up-links.ts';
import type { Correcting, PaperWork } from './paper-work.ts';

const correctionsSchema = paperCorrectionsSchema.extend({ style: offeredStyleSchema });

interface PaperParts {
  admit: Admit;
  clock: Pick<Clock, 'now'>;
  database: Database;
  listCheck: ListCheck;
  papers: PaperWork;
  resolver: Resolver;
}

/** Which links are looked up: those that are named, else those that nothing speaks against. */
function wantedLinks(only: string | undefined): (link: PaperLink, index: number) => boolean {
  if (only === undefined) return ({ doubt }) => doubt === undefined;
  const named = new Set(only.split(',').map(Number));
  return (_, index) => named.has(index);
}

/** @throws ProblemError for a text that is not JSON, one of too many values, and for corrections that are none */
function wantedIn(text: string): WantedCorrections {
  countValues(correctionValues)(Buffer.from(text));
  const wanted = correctionsSchema.safeParse(parseJson(text));
  if (!wanted.success) throw new ProblemError('INVALID_REQUEST');
  return wanted.data;
}

/** `thesis, corrected.docx`, or with the ending of another format. */
function correctedName(name: string, other: string | undefined): string {
  const [, stem = 'paper', extension = ''] = /^(.*?)(\.\w{1,8})?$/s.exec([...name].slice(-80).join('')) ?? [];
  return `${stem}, corrected${other ?? extension}`;
}

/**
 * `POST /api/papers/check`: a document, its citations against its list, and its entries against registers. `.../links`: the works that its links lead to. `.../correct`:
 * the document with corrections made in it. Nothing is stored.
 */
export function paperRoutes(
  app: Api,
  { admit, clock, database, listCheck, papers, resolver }: PaperParts,
): void {
  const linkParts = { resolver, clock, budget: listCheck.budget, stopping: stoppingOf(app) };

  /** A style that the session brought. @throws ProblemError when it has no such style */
  async function ownStyle({ session }: FastifyRequest, id: StyleId): Promise<Correcting['own']> {
    if (!isCustomStyle(id)) return undefined;
    const found = session && (await findCustomStyle(database, session.key, id));
    if (!found) throw await unknownStyle(id);
    return { id, csl: found.csl };
  }

  app.post(
    '/api/papers/check',
    {
      bodyLimit: paperLimits.body,
      config: { takesFile: true },
      schema: {
        summary: 'Check the citations and references of a paper',
        description:
          'Takes a document of up to 20 MB and 600 pages as the part `file` of a form: .docx, .odt, .pdf, .tex, .md, .html, .txt, or a .zip of a source with its files, where `main` may name the paper; `listBegins` says where its list begins, if it is not found. Its citations are ' +
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
      const { only, lookUp, ...paper } = request.body;
      const { view, entries: listed } = await papers.read(reply, paper, lookUp === 'true');
      request.leaveBody();
      const looked = listed.length > 0 ? chosenOf(listedOf(listed), only?.split(',').map(Number)) : [];
      if (wantsEvents(request))
        return streamEvents(reply, async (send, read) => {
          send('paper', view);
          await listCheck.send(request, reply, looked, send, read);
        });
      const entries: CheckedEntry[] = [];
      await listCheck.run(request, reply, looked, (entry) => entries.push(entry));
      entries.sort((one, other) => one.index - other.index);
      const rest = JSON.stringify({ counts: countsOf(entries), entries }).slice(1);
      const answer = Buffer.concat([Buffer.from('{"paper":'), view, Buffer.from(`,${rest}`)]);
      return (reply as FastifyReply).type('application/json; charset=utf-8').send(answer);
    },
  );

  app.post(
    '/api/papers/links',
    {
      bodyLimit: paperLimits.body,
      config: { takesFile: true },
      schema: {
        summary: 'Look up the links of a paper',
        description:
          'Takes a document as `POST /api/papers/check` does, and finds the links of its text: hyperlinks, addresses, DOIs, ISBNs, arXiv ids, PMIDs. Each that may be a source is looked up: `found` with its work, or `failed` with the reason. ' +
          'What may be none (mail, searches, forms, tools, first pages of sites) is `asked` with a reason, and looked up only where `only` names it. `POST /api/papers/correct` turns links into citations with `links` among its corrections. ' +
          'With `Accept: text/event-stream` the links come as events `link`, in the order of the text, then `done`. Nothing is stored.',
        tags: ['checks'],
        consumes: ['multipart/form-data'],
        body: paperLinksRequestSchema,
        response: { 200: paperLinksSchema, ...problemResponses },
      },
    },
    async (request, reply) => {
      await admit(request);
      const { only, ...paper } = request.body;
      const links = await papers.links(reply, paper);
      request.leaveBody();
      const chosen = { links, wanted: wantedLinks(only) };
      if (wantsEvents(request))
        return streamEvents(reply, async (send) => {
          send('start', { total: links.length });
          let sent = 0;
          await lookUpLinks(request, reply, chosen, linkParts, (link) => {
            sent += 1;
            send('link', link);
          });
          if (sent === links.length) send('done', { total: sent });
        });
      const all: LookedUpLink[] = [];
      await lookUpLinks(request, reply, chosen, linkParts, (link) => all.push(link));
      return { links: all };
    },
  );

  app.post(
    '/api/papers/correct',
    {
      bodyLimit: paperLimits.body + correctionBytes,
      // Its corrections are JSON, mostly a small part of it.
      config: { takesFile: true, heapOfBody: 3 },
      schema: {
        summary: 'A paper with corrections made in it',
        description:
          'Takes a .docx, .odt, .md, .tex, or .zip of one with its .bib files, as the part `file` of a form, and what is to be corrected as JSON in the part `corrections`: the works as entries should say them, ' +
          'the style that prints them, whether the whole list is reformatted, and whether citations become live for Zotero. Gives the document back with ' +
          'comments (`comments`), with tracked changes (`tracked`), or with the changes made (`clean`). `links` sets citations in place of links, with the list behind them. `live` makes citations those of Zotero, or in .md and .tex keys of a .bib file. What is not touched stays as it was. `Citewright-Left` names the places of corrections that could not be made, as in formulas: `120-134, 560-577`, in UTF-16 units of the paper’s text. Nothing is stored.',
        tags: ['checks'],
        consumes: ['multipart/form-data'],
        body: paperCorrectRequestSchema,
        response: problemResponses,
      },
    },
    async (request, reply) => {
      await admit(request);
      const { corrections, ...paper } = request.body;
      const wanted = wantedIn(corrections);
      const { bytes, left, mediaType, extension } = await papers.correct(reply, paper, {
        wanted,
        style: offeredKey(wanted.style, undefined),
        own: await ownStyle(request, wanted.style),
        author: 'Citewright',
        date: new Date(clock.now()),
      });
      if (left.length > 0) void reply.header('citewright-left', left.join(', '));
      return sendFile(reply, mediaType, correctedName(paper.file.name, extension), bytes);
    },
  );
}
