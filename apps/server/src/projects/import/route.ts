import { PassThrough } from 'node:stream';
import {
  type ImportCounts,
  type ImportLine,
  importLimits,
  importPreviewRequestSchema,
  importPreviewSchema,
  importRequestSchema,
  importResultSchema,
} from '@citewright/contract';
import { type FormatId, formatIds, formats } from '@citewright/interchange';
import type { Clock } from '@citewright/resolver';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { tracesOf } from '../../edge/log.ts';
import { callerOf } from '../../edge/network.ts';
import { problemResponses } from '../../openapi.ts';
import { ProblemError } from '../../problem.ts';
import type { Api } from '../../server.ts';
import { type AddingParts, destinationOf } from '../citations/add-citation.ts';
import { createKnownWorks } from '../citations/duplicates.ts';
import { listCitations } from '../citations/store.ts';
import { attemptOf, doOnce } from '../do-once.ts';
import { ownProject } from '../owned.ts';
import { createImportBudget } from './budget.ts';
import type { ImportEntry } from './entry.ts';
import { previewOf } from './preview.ts';
import { readText } from './read-text.ts';
import { type ChosenEntry, runImport, type Stopping } from './run-import.ts';

const readable: readonly FormatId[] = formatIds.filter((id) => formats[id].reader);

const format = z.enum(['auto', 'list', ...readable]).default('auto');
const requestSchema = importRequestSchema.extend({ format });
const previewRequestSchema = importPreviewRequestSchema.extend({ format });

/**
 * The entries that were asked for, with their index in the text.
 * @throws ProblemError when the text has none of them
 */
function chosenOf(entries: readonly ImportEntry[], only: readonly number[] | undefined): ChosenEntry[] {
  const wanted = only && new Set(only);
  const chosen = entries.flatMap((entry, index) => (wanted?.has(index) === false ? [] : [{ index, entry }]));
  if (chosen.length === 0) throw new ProblemError('INVALID_REQUEST');
  return chosen;
}

/** Milliseconds between signs of life in a stream: proxies close silent connections. */
const heartbeat = 10_000;

const countedAs = { added: 'added', duplicate: 'duplicates', failed: 'failed' } as const;

function count(lines: readonly ImportLine[]): ImportCounts {
  const counts = { total: lines.length, added: 0, duplicates: 0, failed: 0 };
  for (const { status } of lines) counts[countedAs[status]] += 1;
  return counts;
}

const eventText = (name: string, value: unknown) => `event: ${name}\ndata: ${JSON.stringify(value)}\n\n`;

/** Sends lines as server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html), then the counts. */
function streamLines(reply: FastifyReply, lines: AsyncIterable<ImportLine>, total: number): FastifyReply {
  const stream = new PassThrough();
  const beat = setInterval(() => stream.write(': still at work\n\n'), heartbeat);
  stream.once('close', () => clearInterval(beat));

  async function send(): Promise<void> {
    const sent: ImportLine[] = [];
    stream.write(eventText('start', { total }));
    for await (const line of lines) {
      sent.push(line);
      stream.write(eventText('line', line));
    }
    // Nothing may be written after the end, however slowly the stream is read.
    clearInterval(beat);
    // Without `done` the client knows that the import was cut off.
    stream.end(sent.length === total ? eventText('done', count(sent)) : '');
  }

  send().catch((error: unknown) => stream.destroy(error instanceof Error ? error : undefined));
  return reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(stream);
}

/** Milliseconds after which an import ends with what it has: a server that stops gives its requests ten seconds. */
const stopTime = 4_000;

/** The end of a server. */
function stoppingOf(app: Api): Stopping {
  const [begun, due] = [new AbortController(), new AbortController()];
  app.addHook('preClose', async () => {
    begun.abort();
    setTimeout(() => due.abort(), stopTime).unref();
  });
  return { begun: begun.signal, due: due.signal };
}

/** Aborts when the connection is closed. */
function closingOf(reply: FastifyReply): AbortSignal {
  const caller = new AbortController();
  reply.raw.once('close', () => caller.abort());
  return caller.signal;
}

/** `POST /api/projects/{id}/import`: the references of a file, or a list of identifiers, into a project. */
export function importRoute(
  app: Api,
  parts: AddingParts & {
    clock: Pick<Clock, 'now'>;
    secret: string;
  },
): void {
  const { database, resolver, admit, clock, config, secret, storage } = parts;
  const budget = createImportBudget(app, config.projects, secret);
  const stopping = stoppingOf(app);

  app.post(
    '/api/projects/:id/import',
    {
      bodyLimit: importLimits.body,
      schema: {
        summary: 'Import references into a project',
        description:
          'Takes the text of a file (BibTeX, RIS, CSL-JSON, CSL-YAML, PubMed, EndNote tagged or XML, RefWorks, Web of Science, Zotero RDF, MODS, Word sources, CITATION.cff, Hayagriva), or a list with one DOI, ISBN, web address or in-text citation a line; up to 5,000 entries and 10 MB. `only` chooses entries by their index. Each entry is reported; one that fails stops no other. With `Accept: text/event-stream` the lines come as events `line` while they are decided, between `start` and `done`. With the header `Idempotency-Key`, a repeated request adds only what is not in yet.',
        tags: ['projects'],
        params: z.object({ id: z.string() }),
        body: requestSchema,
        response: { 200: importResultSchema, ...problemResponses },
      },
    },
    async (request, reply) => {
      const { owner, project } = await ownProject(database, request);
      await admit(request);
      const signal = closingOf(reply);
      const entries = chosenOf(
        await readText(request.body.text, request.body.format, signal),
        request.body.only,
      );
      const now = clock.now();
      const attempt = attemptOf(request, owner);
      const total = entries.length;
      if (attempt) await doOnce(database, owner, attempt, now, async () => ({ total }));

      const lines = runImport(entries, {
        database,
        resolver,
        caller: callerOf(request),
        destination: destinationOf(owner, project.id, config),
        admitBytes: (bytes) => storage.admitBytes(request, bytes),
        style: project.referenceStyle,
        works: createKnownWorks(await listCitations(database, owner, project.id)),
        duplicates: request.body.duplicates,
        attempt,
        now,
        lookUp: (work) => budget(request, AbortSignal.any([signal, stopping.due]), work),
        signal,
        stopping,
        onFault: (error) => request.log.warn({ failure: tracesOf(error) }, 'an entry was not imported'),
      });
      if (/\btext\/event-stream\b/.test(request.headers.accept ?? ''))
        return streamLines(reply, lines, total);
      const all: ImportLine[] = [];
      for await (const line of lines) all.push(line);
      return { ...count(all), lines: all };
    },
  );

  app.post(
    '/api/projects/:id/import/preview',
    {
      bodyLimit: importLimits.body,
      schema: {
        summary: 'What a text would import',
        description:
          'Reads a text as an import would, and adds nothing: its entries, those that the project has already, and the room that the project has.',
        tags: ['projects'],
        params: z.object({ id: z.string() }),
        body: previewRequestSchema,
        response: { 200: importPreviewSchema, ...problemResponses },
      },
    },
    async (request, reply) => {
      const { owner, project } = await ownProject(database, request);
      await admit(request);
      const entries = await readText(request.body.text, request.body.format, closingOf(reply));
      const citations = await listCitations(database, owner, project.id);
      const room = Math.max(0, config.projects.citations - citations.length);
      return previewOf(entries, createKnownWorks(citations), room);
    },
  );
}
