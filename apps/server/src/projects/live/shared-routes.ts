import { copiedListSchema, type Project, sharedListSchema } from '@citewright/contract';
import { isCitedInTextOnly, listEntry, noticesInStyle } from '@citewright/formatting';
import { formats, writableIds, writeRecords, writeReferences } from '@citewright/interchange';
import type { Clock } from '@citewright/resolver';
import { styleKey, styleOf } from '@citewright/styles';
import { problemMessages, tellStyleNotice } from '@citewright/words';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { insertProjects, prepareRestoring, toBackupProject } from '../../backup/backup-store.ts';
import { checkStyles, insertStyles } from '../../backup/restore-styles.ts';
import { presentParagraphs } from '../../citations/present-paragraphs.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/schema.ts';
import { requireOwnSession } from '../../edge/api-guard.ts';
import { problemOf } from '../../edge/failure.ts';
import { askingOf, type FairWork } from '../../edge/fair-work.ts';
import { isKnown } from '../../edge/fixed-answer.ts';
import { networkKeys, rateLimiter } from '../../edge/rate-limits.ts';
import { sendFile } from '../../edge/send-file.ts';
import { printedPolicy, stylesheetOf } from '../../printed/frame.ts';
import { ProblemError, problems } from '../../problem.ts';
import { problemResponses } from '../../problem-responses.ts';
import type { Api } from '../../server.ts';
import { pageText, type WebBuild } from '../../static/web-build.ts';
import { findCustomStyle } from '../../styles/custom-style-store.ts';
import { createPrintedBudget } from '../../work/printed-budget.ts';
import type { Readers } from '../../work/readers.ts';
import { cleanItem } from '../citations/clean-item.ts';
import type { StoredCitation } from '../citations/row.ts';
import { createDailyTouch } from '../daily-touch.ts';
import { attemptOf, doOnce } from '../do-once.ts';
import { referenceList } from '../export/reference-list.ts';
import { ownerOf } from '../owned.ts';
import { planCitations } from '../references/planned-project.ts';
import { mapInSteps } from '../references/steps.ts';
import { bytesOf, type StorageLimits } from '../storage-limits.ts';
import { linkKeyOf, tokenPattern } from './link-key.ts';
import { formatOfFile, keepPath, liveFileNames, liveFilePath, reportAddress } from './shared-address.ts';
import { withoutNotes } from './shared-item.ts';
import { openSharedList } from './shared-list.ts';
import { printGonePage, printRefusedPage, printSharedPage, type SharedEntry } from './shared-page.ts';

/** Requests in a minute: of one link, and of one network, which may be that of a service with many writers, or of a school. */
const perMinute = { link: 30, page: 240, network: 600 };

const html = 'text/html; charset=utf-8';

interface SharedParts {
  config: Pick<Config, 'contactEmail' | 'projects' | 'publicOrigin' | 'storage'>;
  database: Database;
  secret: string;
  clock: Pick<Clock, 'now'>;
  work: FairWork;
  storage: StorageLimits;
  readers: Readers;
  webBuild: WebBuild | undefined;
}

/** What whoever has the link of a project may do: see its list, take its files, and copy it. Nothing of it changes the project. */
export function sharedRoutes(app: Api, parts: SharedParts): void {
  const { config, database, secret, clock, work, storage, readers, webBuild } = parts;
  const tags = ['projects'];
  const touch = createDailyTouch(database);
  const home = webBuild?.pages.get('/');
  const stylesheet = webBuild && home && stylesheetOf(pageText(webBuild, home));
  const token = z.string().regex(tokenPattern);

  const admitting = (most: number, name: string) =>
    rateLimiter(app, [
      { max: perMinute.network, timeWindow: 60_000, keyGenerator: networkKeys('live-link', secret) },
      {
        max: most,
        timeWindow: 60_000,
        keyGenerator: ({ params }) => `${name} ${linkKeyOf((params as { token: string }).token, secret)}`,
      },
    ]);
  const admit = admitting(perMinute.link, 'live-link');
  const admitReader = admitting(perMinute.page, 'live-page');

  /** The list of a link, its style ready to be printed. @throws ProblemError for a link that leads to none */
  async function open(request: FastifyRequest, given: string) {
    const list = await openSharedList(database, linkKeyOf(given, secret), clock.now());
    if (!list) throw new ProblemError('PROJECT_NOT_FOUND');
    await touch(list.owner, clock.now(), request.log);
    await request.holdStyle(list.project.referenceStyle, list.owner);
    return list;
  }

  async function entriesOf(
    { referenceStyle, language, annotated, sections }: Project,
    citations: readonly StoredCitation[],
  ) {
    const style = styleKey(referenceStyle, language);
    const plans = await planCitations(citations, style, sections);
    const counted = createPrintedBudget();
    return await mapInSteps(
      plans.filter(({ citation }) => !isCitedInTextOnly(citation.item, style)),
      ({ citation, planned, heading }): SharedEntry => {
        const reference = planned.reference();
        const entry = listEntry(planned.entry(), citation.item, style, annotated);
        return counted(
          {
            html: entry.html,
            heading,
            paragraphs: presentParagraphs(entry),
            record: citation.record,
            verification: citation.verification,
            notices: noticesInStyle(citation, style, reference.text, planned.title).map(
              (notice) => tellStyleNotice(notice).message,
            ),
            language,
          },
          entry.text.length + entry.html.length,
        );
      },
    );
  }

  const noindex = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };

  app.get('/shared/:token', { schema: { hide: true } }, async (request, reply) => {
    const given = (request.params as { token: string }).token;
    reply.headers({
      ...noindex,
      'content-security-policy': printedPolicy,
      'cache-control': 'private, no-store',
    });
    try {
      await admitReader(request);
      if (!tokenPattern.test(given)) throw new ProblemError('PROJECT_NOT_FOUND');
      const page = await work.run(askingOf(reply), async () => {
        const { project, citations, frozenAt, expiresAt } = await open(request, given);
        const style = styleKey(project.referenceStyle, project.language);
        return printSharedPage(
          {
            name: project.name,
            style,
            heading: styleOf(style).list.heading,
            entries: await entriesOf(project, await citations()),
            frozenAt,
            expiresAt,
            files: writableIds
              .filter((id) => formatOfFile(liveFilePath(given, id).split('/').at(-1) ?? '') === id)
              .map((id) => ({ label: formats[id].label, href: liveFilePath(given, id) })),
            keep: keepPath(given),
            report: reportAddress(given, config),
          },
          stylesheet,
        );
      });
      return reply.type(html).send(page);
    } catch (error) {
      const { code, retryAfter } = problemOf(error);
      if (code === 'INTERNAL') throw error;
      request.problem = code;
      const wait = retryAfter ?? problems[code].retryAfter;
      if (wait !== undefined) reply.header('retry-after', wait);
      const page =
        code === 'PROJECT_NOT_FOUND'
          ? printGonePage(stylesheet)
          : printRefusedPage(problemMessages[code], stylesheet);
      return reply.code(problems[code].status).type(html).send(page);
    }
  });

  app.get(
    '/api/live/:token/:file',
    {
      schema: {
        summary: 'The current references of a project, by its private link',
        description:
          'Needs no session. Citation keys are those of the export and stay the same. Send the `ETag` as `If-None-Match`: without changes the answer is 304.',
        tags,
        params: z.object({ token, file: z.enum(liveFileNames) }),
        response: { 304: z.void(), ...problemResponses },
      },
    },
    async (request, reply) => {
      const { token, file } = request.params;
      const id = formatOfFile(file);
      reply.headers(noindex);
      await admit(request);
      const { project, citations, keyed, etag } = await open(request, token);
      if (!id) throw new ProblemError('INVALID_REQUEST');
      // Read before the citations: at worst it names an older state than was sent, and the next request gets the file again.
      const cached = { 'cache-control': 'private, no-cache', etag };
      if (isKnown(request, etag)) return reply.headers(cached).code(304).send(undefined);
      const { mediaType, writeReferences: isDocument, isLive = false } = formats[id];
      const content = await work.run(askingOf(reply), async () => {
        const plain = async () =>
          await mapInSteps(await citations(), ({ id, item }) => ({
            ...cleanItem(item),
            id,
          }));
        const pieces = isDocument
          ? writeReferences(id, await referenceList(project, await plain(), isLive))
          : writeRecords(id, (await keyed()).map(withoutNotes));
        return Buffer.concat(await mapInSteps(pieces, (piece) => Buffer.from(piece)));
      });
      return sendFile(reply.headers(cached), mediaType, file, content);
    },
  );

  app.get(
    '/api/live/:token',
    {
      schema: {
        summary: 'What a private link leads to',
        description: 'Needs no session.',
        tags,
        params: z.object({ token }),
        response: { 200: sharedListSchema, ...problemResponses },
      },
    },
    async (request, reply) => {
      reply.headers(noindex);
      await admit(request);
      const { project, citations, frozenAt, expiresAt } = await open(request, request.params.token);
      return { name: project.name, citations: (await citations()).length, frozenAt, expiresAt };
    },
  );

  app.post(
    '/api/live/:token/copy',
    {
      onRequest: async (request) => requireOwnSession(request),
      schema: {
        summary: 'Copy the list of a private link into a project of the session',
        description: 'The copy has the evidence of its references, and does not change with the list.',
        tags,
        params: z.object({ token }),
        response: { 200: copiedListSchema, ...problemResponses },
      },
    },
    async (request, reply) => {
      await admit(request);
      const visitor = ownerOf(request, 'PROJECT_NOT_FOUND');
      const attempt = attemptOf(request, visitor);
      return await work.run(askingOf(reply), async () => {
        const { owner, project, citations } = await open(request, request.params.token);
        const whole = await toBackupProject(project, await citations());
        // What its owner says of the project is not in the list, nor are private notes.
        const copy = {
          ...whole,
          moduleName: '',
          moduleCode: '',
          description: undefined,
          citations: whole.citations.map((citation) => ({ ...citation, item: withoutNotes(citation.item) })),
        };
        await storage.admitBytes(request, bytesOf(copy));
        await storage.admitProject(request);
        const moment = new Date(clock.now()).toISOString();
        const own = await findCustomStyle(database, owner, project.referenceStyle);
        const styles = own ? [{ id: project.referenceStyle, csl: own.csl }] : [];
        const checked = await checkStyles(readers, database, visitor, styles, askingOf(reply));
        // A new project: it is no second copy of one that the visitor has.
        const read = { projects: [{ ...copy, createdAt: moment }], unread: [] };
        const prepared = await prepareRestoring(database, visitor, read, config.projects.citations);
        const mostBytes = config.storage.sessionBytes;
        return await doOnce(database, visitor, attempt, clock.now(), async (transaction) => {
          await insertStyles(transaction, visitor, checked, { moment, mostBytes });
          const { added } = await insertProjects(transaction, visitor, prepared, mostBytes);
          const [made] = added;
          if (!made) throw new ProblemError('PROJECT_NOT_FOUND');
          return { id: made.id, name: made.name };
        });
      });
    },
  );
}
