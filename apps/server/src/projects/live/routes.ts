import { createHmac, randomBytes } from 'node:crypto';
import { type CitationItem, deletedSchema, liveLinkSchema, newLiveLinkSchema } from '@citewright/contract';
import { type FormatId, formats, writableIds, writeRecords } from '@citewright/interchange';
import type { Clock } from '@citewright/resolver';
import * as z from 'zod';
import type { Database } from '../../db/schema.ts';
import { askingOf, type FairWork } from '../../edge/fair-work.ts';
import { isKnown } from '../../edge/fixed-answer.ts';
import { networkKeys, rateLimiter } from '../../edge/rate-limits.ts';
import { sendFile } from '../../edge/send-file.ts';
import { ProblemError } from '../../problem.ts';
import { problemResponses } from '../../problem-responses.ts';
import type { Api } from '../../server.ts';
import { keyedItems } from '../citations/keyed-citations.ts';
import { createDailyTouch } from '../daily-touch.ts';
import { ownProject } from '../owned.ts';
import { mapInSteps } from '../references/steps.ts';
import { findProject } from '../store.ts';
import { deleteLiveLink, liveLinkOf, openLiveLink, storeLiveLink } from './store.ts';

const recordFormats = writableIds.filter((id) => formats[id].writeRecords);

const liveFileName = (id: FormatId) => `references.${formats[id].extension}`;

/** The files of a link: `references.bib` and its siblings. */
const formatsByFile = new Map(recordFormats.map((id) => [liveFileName(id), id]));

/** An item without what its reader wrote for nobody else: others have the link, too. */
function withoutNotes({ custom, ...item }: CitationItem): CitationItem {
  if (!custom) return item;
  const { notes: _, quotations: __, ...shared } = custom;
  return Object.keys(shared).length > 0 ? { ...item, custom: shared } : item;
}

/** 192 random bits. */
const newToken = () => randomBytes(24).toString('base64url');
const tokenPattern = /^[\w-]{32}$/;

/** Requests in a minute: of one link, and of one network, which may be that of a service with many writers. */
const perMinute = { link: 30, network: 600 };

export interface LiveParts {
  database: Database;
  secret: string;
  clock: Pick<Clock, 'now'>;
  work: FairWork;
}

/** A private link that always gives the current references of a project, and the calls that make and revoke it. */
export function liveRoutes(app: Api, { database, secret, clock, work }: LiveParts): void {
  const tags = ['projects'];
  const params = z.object({ id: z.string() });
  const touch = createDailyTouch(database);

  const keyOf = (token: string) =>
    createHmac('sha256', secret).update(`live link ${token}`).digest('base64url');

  const admit = rateLimiter(app, [
    { max: perMinute.network, timeWindow: 60_000, keyGenerator: networkKeys('live-link', secret) },
    {
      max: perMinute.link,
      timeWindow: 60_000,
      keyGenerator: ({ params }) => `live-link ${keyOf((params as { token: string }).token)}`,
    },
  ]);

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
      await storeLiveLink(database, owner, { projectId: project.id, linkKey: keyOf(token), createdAt });
      const files = recordFormats.map((format) => ({
        format,
        path: `/api/live/${token}/${liveFileName(format)}`,
      }));
      return { createdAt, files };
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

  app.get(
    '/api/live/:token/:file',
    {
      schema: {
        summary: 'The current references of a project, by its private link',
        description:
          'Needs no session. Citation keys are those of the export and stay the same. Send the `ETag` as `If-None-Match`: without changes the answer is 304.',
        tags,
        params: z.object({ token: z.string().regex(tokenPattern), file: z.enum([...formatsByFile.keys()]) }),
        response: { 304: z.void(), ...problemResponses },
      },
    },
    async (request, reply) => {
      const { token, file } = request.params;
      reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer');
      await admit(request);
      const opened = await openLiveLink(database, keyOf(token));
      if (!opened) throw new ProblemError('PROJECT_NOT_FOUND');
      await touch(opened.owner, clock.now(), request.log);
      // Read before the citations: at worst it names an older state than was sent, and the next request gets the file again.
      const etag = `"${opened.revision}"`;
      const cached = { 'cache-control': 'private, no-cache', etag };
      if (isKnown(request, etag)) return reply.headers(cached).code(304).send(undefined);
      const id = formatsByFile.get(file) as FormatId;
      const content = await work.run(askingOf(reply), async () => {
        const project = (await findProject(database, opened.owner, opened.id))?.project ?? opened;
        const items = (await keyedItems(database, opened.owner, project)).map(withoutNotes);
        return Buffer.concat(await mapInSteps(writeRecords(id, items), (piece) => Buffer.from(piece)));
      });
      return sendFile(reply.headers(cached), formats[id].mediaType, file, content);
    },
  );
}
