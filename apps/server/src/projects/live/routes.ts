import { deletedSchema, liveLinkSchema, newLiveLinkSchema } from '@citewright/contract';
import { formats, writableIds } from '@citewright/interchange';
import type { Clock } from '@citewright/resolver';
import * as z from 'zod';
import type { Database } from '../../db/schema.ts';
import { problemResponses } from '../../problem-responses.ts';
import type { Api } from '../../server.ts';
import { ownProject } from '../owned.ts';
import { linkKeyOf, newToken } from './link-key.ts';
import { liveFilePath, sharedPath } from './shared-address.ts';
import { deleteLiveLink, liveLinkOf, storeLiveLink } from './store.ts';

/** Formats with records: what programs read again and again. */
const recordFormats = writableIds.filter((id) => formats[id].writeRecords);

interface LiveParts {
  database: Database;
  secret: string;
  clock: Pick<Clock, 'now'>;
}

/** Makes and revokes the private link of a project, which always gives its current references. */
export function liveLinkRoutes(app: Api, { database, secret, clock }: LiveParts): void {
  const tags = ['projects'];
  const params = z.object({ id: z.string() });
  app.get(
    '/api/projects/:id/live-link',
    {
      schema: {
        summary: 'Whether a project has a private link to its references',
        description: 'The link itself is not stored: it is shown once, when it is made.',
        tags,
        params,
        response: { 200: liveLinkSchema, ...problemResponses },
      },
    },
    async (request) => {
      const { project } = await ownProject(database, request);
      return { createdAt: (await liveLinkOf(database, project.id)) ?? null };
    },
  );

  app.post(
    '/api/projects/:id/live-link',
    {
      schema: {
        summary: 'A private link to the current references of a project',
        description:
          'Whoever knows the link reads the references, and nothing else. A new link takes the place of the one before.',
        tags,
        params,
        response: { 200: newLiveLinkSchema, ...problemResponses },
      },
    },
    async (request) => {
      const { owner, project } = await ownProject(database, request);
      const token = newToken();
      const createdAt = new Date(clock.now()).toISOString();
      await storeLiveLink(database, owner, {
        projectId: project.id,
        linkKey: linkKeyOf(token, secret),
        createdAt,
      });
      const files = recordFormats.map((format) => ({
        format,
        path: liveFilePath(token, format),
      }));
      return { createdAt, page: sharedPath(token), files };
    },
  );

  app.delete(
    '/api/projects/:id/live-link',
    {
      schema: {
        summary: 'Revoke the private link of a project',
        description:
          'Addresses of the link are not found any more. A project without a link is answered alike.',
        tags,
        params,
        response: { 200: deletedSchema, ...problemResponses },
      },
    },
    async (request) => {
      const { project } = await ownProject(database, request);
      await deleteLiveLink(database, project.id);
      return { id: project.id };
    },
  );
}
