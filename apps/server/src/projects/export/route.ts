import { exportFormatSchema } from '@citewright/contract';
import type { Clock } from '@citewright/resolver';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import type { Database } from '../../db/schema.ts';
import { problemResponses } from '../../openapi.ts';
import type { Api } from '../../server.ts';
import { ownProject } from '../owned.ts';
import { formats } from './formats.ts';
import { readItems } from './source.ts';

/** Sends a file to save. The sandbox keeps one that is opened in a browser from being a page of ours. */
function sendFile(reply: FastifyReply, type: string, name: string, file: Uint8Array): FastifyReply {
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('content-security-policy', 'sandbox')
    .send(file);
}

/** `GET /api/projects/{id}/export?format=`: the project as a file. */
export function exportRoute(
  app: Api,
  { database, clock }: { database: Database; clock: Pick<Clock, 'now'> },
): void {
  app.get(
    '/api/projects/:id/export',
    {
      schema: {
        summary: 'A project as a file',
        description:
          'Text, HTML, Word and RTF hold the formatted references; BibTeX, RIS and CSL-JSON the records.',
        tags: ['projects'],
        params: z.object({ id: z.string() }),
        querystring: z.object({ format: exportFormatSchema }),
        response: problemResponses,
      },
    },
    async (request, reply) => {
      const { owner, project } = await ownProject(database, request);
      const items = await readItems(database, owner, project.id);
      const { type, extension, write } = formats[request.query.format];
      const date = new Date(clock.now()).toISOString().slice(0, 10);
      const content = await write({ project, items });
      const file = typeof content === 'string' ? Buffer.from(content) : content;
      return sendFile(reply, type, `project-references-${date}.${extension}`, file);
    },
  );
}
