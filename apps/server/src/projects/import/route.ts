import {
  type ImportCounts,
  type ImportLine,
  importLimits,
  importPreviewRequestSchema,
  importPreviewSchema,
  importRequestSchema,
  importResultSchema,
} from '@citewright/contract';
import type { Clock } from '@citewright/resolver';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { closingOf, stoppingOf, streamEvents, wantsEvents } from '../../edge/event-stream.ts';
import { tracesOf } from '../../edge/log.ts';
import { callerOf } from '../../edge/network.ts';
import { ProblemError } from '../../problem.ts';
import { problemResponses } from '../../problem-responses.ts';
import type { Api } from '../../server.ts';
import type { Readers } from '../../work/readers.ts';
import { type AddingParts, projectDestination } from '../citations/add-citation.ts';
import { createKnownWorks } from '../citations/duplicates.ts';
import { listCitations } from '../citations/store.ts';
import { attemptOf, doOnce } from '../do-once.ts';
import { ownProject } from '../owned.ts';
import { createImportBudget } from './budget.ts';
import type { ImportEntry } from './entry.ts';
import { entryFormatSchema } from './entry-format.ts';
import { previewOf } from './preview.ts';
import { readText, readTextWithLines } from './read-text.ts';
import { type ChosenEntry, runImport } from './run-import.ts';

const requestSchema = importRequestSchema.extend({ format: entryFormatSchema });
const previewRequestSchema = importPreviewRequestSchema.extend({ format: entryFormatSchema });

/**
 * The entries that were asked for, with their index in the text.
 * @throws ProblemError when the text has none of them
 */
function chosenEntries(entries: readonly ImportEntry[], only: readonly number[] | undefined): ChosenEntry[] {
  const wanted = only && new Set(only);
  const chosen = entries.flatMap((entry, index) => (wanted?.has(index) === false ? [] : [{ index, entry }]));
  if (chosen.length === 0) throw new ProblemError('INVALID_REQUEST');
  return chosen;
}

const countedAs = { added: 'added', duplicate: 'duplicates', failed: 'failed' } as const;

function countLines(lines: readonly ImportLine[]): ImportCounts {
  const counts = { total: lines.length, added: 0, duplicates: 0, failed: 0 };
  for (const { status } of lines) counts[countedAs[status]] += 1;
  return counts;
}

/** Sends lines while they are decided, then the counts. Without `done` the client knows that the import was cut off. */
function streamLines(reply: FastifyReply, lines: AsyncIterable<ImportLine>, total: number): FastifyReply {
  return streamEvents(reply, async (send) => {
    const sent: ImportLine[] = [];
    send('start', { total });
    for await (const line of lines) {
      sent.push(line);
      send('line', line);
    }
    if (sent.length === total) send('done', countLines(sent));
  });
}

/** `POST /api/projects/{id}/import`: the references of a file, or a list of identifiers, into a project. */
export function importRoute(
  app: Api,
  parts: AddingParts & {
    clock: Pick<Clock, 'now'>;
    secret: string;
    readers: Readers;
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
          'Takes the text of a file (BibTeX, RIS, CSL-JSON, CSL-YAML, PubMed, EndNote tagged or XML, RefWorks, Web of Science, Zotero RDF, MODS, Word sources, CITATION.cff, Hayagriva, tables as CSV or TSV with a row of titles), or a list of references, DOIs, ISBNs, web addresses or in-text citations; with the format `lines` each line is an entry. Up to 5,000 entries and 10 MB. `only` chooses entries by their index. Each entry is reported; one that fails stops no other. With `Accept: text/event-stream` the lines come as events `line` while they are decided, between `start` and `done`. With the header `Idempotency-Key`, a repeated request adds only what is not in yet.',
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
      const { text, format, only, duplicates } = request.body;
      const entries = chosenEntries(await readText(text, format, reply, parts.readers), only);
      const now = clock.now();
      const attempt = attemptOf(request, owner);
      const total = entries.length;
      if (attempt) await doOnce(database, owner, attempt, now, async () => ({ total }));
      request.leaveBody();

      const lines = runImport(entries, {
        database,
        resolver,
        caller: callerOf(request),
        destination: projectDestination(owner, project.id, config),
        admitBytes: (bytes) => storage.admitBytes(request, bytes),
        style: project.referenceStyle,
        works: createKnownWorks(await listCitations(database, owner, project.id)),
        duplicates,
        attempt,
        now,
        lookUp: (work) => budget(request, AbortSignal.any([signal, stopping.due]), work),
        signal,
        stopping,
        onFault: (error) => request.log.warn({ failure: tracesOf(error) }, 'an entry was not imported'),
      });
      if (wantsEvents(request)) return streamLines(reply, lines, total);
      const all: ImportLine[] = [];
      for await (const line of lines) all.push(line);
      return { ...countLines(all), lines: all };
    },
  );

  app.post(
    '/api/projects/:id/import/preview',
    {
      bodyLimit: importLimits.body,
      schema: {
        summary: 'What a text would import',
        description:
          'Reads a text as an import would, and adds nothing: its entries, those that the project has already, and the room that the project has. Of a pasted list, the text of each entry as it was cut, how many lines there are, and those that belong to no entry.',
        tags: ['projects'],
        params: z.object({ id: z.string() }),
        body: previewRequestSchema,
        response: { 200: importPreviewSchema, ...problemResponses },
      },
    },
    async (request, reply) => {
      const { owner, project } = await ownProject(database, request);
      await admit(request);
      const { text, format } = request.body;
      const read = await readTextWithLines(text, format, reply, parts.readers);
      const citations = await listCitations(database, owner, project.id);
      const room = Math.max(0, config.projects.citations - citations.length);
      return previewOf(read, createKnownWorks(citations), room);
    },
  );
}
