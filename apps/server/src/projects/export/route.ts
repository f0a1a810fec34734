import { leftOutHeader } from '@citewright/contract';
import {
  type FormatId,
  formats,
  leftOutOf,
  writableIds,
  writeRecords,
  writeReferences,
} from '@citewright/interchange';
import type { Clock } from '@citewright/resolver';
import * as z from 'zod';
import type { Database } from '../../db/schema.ts';
import { askingOf, type FairWork } from '../../edge/fair-work.ts';
import { sendFile } from '../../edge/send-file.ts';
import { ProblemError } from '../../problem.ts';
import { problemResponses } from '../../problem-responses.ts';
import type { Api } from '../../server.ts';
import { cleanItem } from '../citations/clean-item.ts';
import { keyedItems } from '../citations/keyed-citations.ts';
import { listCitations } from '../citations/store.ts';
import { ownProject } from '../owned.ts';
import { mapInSteps } from '../references/steps.ts';
import { referenceList } from './reference-list.ts';

/** The formats by their ids and by the extensions of their files: `bibtex` is `bib`, too. */
const formatsByName = new Map<string, FormatId>(
  // Of formats with one extension the first has it.
  [
    ...writableIds.toReversed().map((id): [string, FormatId] => [formats[id].extension, id]),
    ...writableIds.map((id): [string, FormatId] => [id, id]),
  ],
);

/** Citations of a project that are asked for by their numbers: as many as an address has room for. */
const mostChosen = 500;
const chosenSchema = z
  .string()
  .regex(/^[1-9]\d{0,15}(?:,[1-9]\d{0,15})*$/)
  .max(mostChosen * 17)
  .transform((numbers) => new Set(numbers.split(',').map(Number)))
  .refine(({ size }) => size <= mostChosen);

/** `GET /api/projects/{id}/export?format=`: the project as a file. */
export function exportRoute(
  app: Api,
  { database, clock, work }: { database: Database; clock: Pick<Clock, 'now'>; work: FairWork },
): void {
  async function plainItems(owner: string, projectId: number) {
    const citations = await listCitations(database, owner, projectId);
    return await mapInSteps(citations, ({ id, item }) => ({ ...cleanItem(item), id }));
  }

  app.get(
    '/api/projects/:id/export',
    {
      schema: {
        summary: 'A project as a file',
        description:
          'Text, HTML, Word, OpenDocument and RTF hold the formatted references; BibTeX, RIS, CSL-JSON and Hayagriva the records, under citation keys that stay the same. ' +
          'The header `x-left-out` names the fields of the records for which the format has no place. With `citations` (numbers with commas between them, 500 at most) the records of these only.',
        tags: ['projects'],
        params: z.object({ id: z.string() }),
        querystring: z.object({
          format: z.enum([...formatsByName.keys()]),
          citations: chosenSchema.optional(),
        }),
        response: problemResponses,
      },
    },
    async (request, reply) => {
      const id = formatsByName.get(request.query.format) as FormatId;
      const { mediaType, extension, writeReferences: isDocument, isLive = false } = formats[id];
      const { citations: chosen } = request.query;
      // A part of a list is no list: its numbers and suffixes are those of the whole.
      if (isDocument && chosen) throw new ProblemError('INVALID_REQUEST');
      const write = async () => {
        const { owner, project } = await ownProject(database, request);
        const items = isDocument ? [] : await keyedItems(database, owner, project, chosen);
        const pieces = isDocument
          ? writeReferences(id, await referenceList(project, await plainItems(owner, project.id), isLive))
          : writeRecords(id, items);
        return {
          file: Buffer.concat(await mapInSteps(pieces, (piece) => Buffer.from(piece))),
          left: new Set((await mapInSteps(items, (item) => leftOutOf(id, item))).flat()),
        };
      };
      // Nothing comes before it: who is refused hears it at once.
      const { file, left } = await work.run(askingOf(reply), write);
      if (left.size > 0) reply.header(leftOutHeader, [...left].join(', '));
      const date = new Date(clock.now()).toISOString().slice(0, 10);
      return sendFile(reply, mediaType, `project-references-${date}.${extension}`, file);
    },
  );
}
