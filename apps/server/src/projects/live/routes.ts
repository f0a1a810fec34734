import {
  deletedSchema,
  type LiveLinkRequest,
  liveLinkRequestSchema,
  liveLinkSchema,
  longestLink,
  newLiveLinkSchema,
} from '@citewright/contract';
import { formats, writableIds } from '@citewright/interchange';
import type { Clock } from '@citewright/resolver';
import * as z from 'zod';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/schema.ts';
import { askingOf, type FairWork } from '../../edge/fair-work.ts';
import { ProblemError } from '../../problem.ts';
import { problemResponses } from '../../problem-responses.ts';
import type { Api } from '../../server.ts';
import { keyedItems } from '../citations/keyed-citations.ts';
import { owned, ownProject } from '../owned.ts';
import type { StorageLimits } from '../storage-limits.ts';
import { freezeList } from './frozen-list.ts';
import { linkKeyOf, newToken } from './link-key.ts';
import { liveFilePath, sharedPath } from './shared-address.ts';
import { deleteLiveLink, liveLinkOf, storeLiveLink } from './store.ts';

/** Formats with records: what programs read again and again. */
const recordFormats = writableIds.filter((id) => formats[id].writeRecords);

interface LiveParts {
  config: Pick<Config, 'storage'>;
  database: Database;
  secret: string;
  clock: Pick<Clock, 'now'>;
  work: FairWork;
  storage: StorageLimits;
}

/** The end of a link as rows hold it. @throws ProblemError for one that is past, or further away than links last */
function endOf({ expiresAt }: LiveLinkRequest, now: number): string | null {
  if (!expiresAt) return null;
  const end = Date.parse(expiresAt);
  if (end <= now || end - now > longestLink * 86_400_000) throw new ProblemError('INVALID_REQUEST');
  return new Date(end).toISOString();
}

/** Makes and revokes the private link of a project. */
export function liveLinkRoutes(app: Api, parts: LiveParts): void {
  const { config, database, secret, clock, work, storage } = parts;
  const tags = ['projects'];
  const params = z.object({ id: z.string() });
  app.get(
    '/api/projects/:id/live-link',
    {
      schema: {
        summary: 'Whether a project has a private link to its references',
        description:
          'The link itself is not stored: it is shown once, when it is made. A link that has ended is none.',
        tags,
        params,
        response: { 200: liveLinkSchema, ...problemResponses },
      },
    },
    async (request) => {
      const { project } = await ownProject(database, request);
      const link = await liveLinkOf(database, project.id, clock.now());
      return link ?? { createdAt: null, expiresAt: null, frozen: false };
    },
  );

  app.post(
    '/api/projects/:id/live-link',
    {
      schema: {
        summary: 'A private link to the references of a project',
        description:
          'Whoever knows the link reads the references, and nothing else. A new link takes the place of the one before. It shows the list as it is whenever somebody reads it or, with `frozen`, as it was when the link was made. `expiresAt` is within ten years.',
        tags,
        params,
        body: liveLinkRequestSchema.nullish(),
        response: { 200: newLiveLinkSchema, ...problemResponses },
      },
    },
    async (request, reply) => {
      const { owner, project } = await ownProject(database, request);
      const wanted = request.body ?? {};
      const expiresAt = endOf(wanted, clock.now());
      const token = newToken();
      const list = wanted.frozen
        ? await work.run(askingOf(reply), async () => {
            // Their keys are stored first: texts cite by them.
            await keyedItems(database, owner, project);
            return owned(await freezeList(database, owner, project.id), 'PROJECT_NOT_FOUND');
          })
        : undefined;
      if (list !== undefined) await storage.admitBytes(request, Buffer.byteLength(list));
      const createdAt = new Date(clock.now()).toISOString();
      await storeLiveLink(
        database,
        owner,
        { projectId: project.id, linkKey: linkKeyOf(token, secret), createdAt, expiresAt, frozen: list },
        config.storage.sessionBytes,
      );
      const files = recordFormats.map((format) => ({
        format,
        path: liveFilePath(token, format),
      }));
      return { createdAt, expiresAt, frozen: list !== undefined, page: sharedPath(token), files };
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
