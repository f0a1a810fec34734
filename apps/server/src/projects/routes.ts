import {
  deletedProjectSchema,
  deletedSchema,
  type ProblemCode,
  projectEditSchema,
  projectRequestSchema,
  projectSchema,
  removedSchema,
} from '@citewright/contract';
import type { Clock } from '@citewright/resolver';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Config } from '../config.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { offeredLanguageSchema, offeredStyleSchema } from '../offered-style.ts';
import { ProblemError } from '../problem.ts';
import { problemResponses } from '../problem-responses.ts';
import type { Api } from '../server.ts';
import { problemWithStyle } from '../styles/unknown-style.ts';
import { createDailyTouch } from './daily-touch.ts';
import { removeAllDeleted } from './deleted.ts';
import { attemptOf, doOnce } from './do-once.ts';
import { owned, ownerOf, ownProject, readId } from './owned.ts';
import { bytesOf, type StorageLimits } from './storage-limits.ts';
import {
  deleteProject,
  insertProject,
  listDeletedProjects,
  listProjects,
  removeDeletedProject,
  restoreProject,
  updateProject,
} from './store.ts';

const tags = ['projects'];
const params = z.object({ id: z.string() });

/** What a missing or empty field is called in words. Other faults are no slips of the form's: `INVALID_REQUEST`. */
const fieldProblems: Readonly<Record<string, ProblemCode>> = {
  '/name': 'PROJECT_NAME_REQUIRED',
  '/moduleName': 'MODULE_NAME_REQUIRED',
  '/moduleCode': 'MODULE_CODE_REQUIRED',
};

/** @throws ProblemError for a body that does not fit, naming the field. */
async function checkBody({ body, validationError }: FastifyRequest): Promise<void> {
  if (!validationError) return;
  const [issue] = validationError.validation;
  // A value that is too long is not missing: that message would mislead.
  const code = issue && issue.keyword !== 'too_big' ? fieldProblems[issue.instancePath] : undefined;
  throw await problemWithStyle(body, issue, code ?? 'INVALID_REQUEST');
}

export interface ProjectParts {
  database: Database;
  clock: Pick<Clock, 'now'>;
  storage: StorageLimits;
  config: Pick<Config, 'storage'>;
}

/** The calls on projects themselves. Each sees the projects of its session only. */
export function projectRoutes(app: Api, { database, clock, storage, config }: ProjectParts): void {
  const touch = createDailyTouch(database);
  const mostBytes = config.storage.sessionBytes;

  app.get(
    '/api/projects',
    {
      schema: {
        summary: 'The projects of the session',
        description: 'Each with the number of its citations. Without a session there are none.',
        tags,
        response: { 200: z.array(projectSchema), ...problemResponses },
      },
    },
    async ({ session, log }) => {
      if (!session) return [];
      // The overview is read when the site is opened: whoever comes to read uses the session, too.
      await touch(session.key, clock.now(), log);
      return await listProjects(database, session.key);
    },
  );

  app.post(
    '/api/projects',
    {
      attachValidation: true,
      schema: {
        summary: 'Create a project',
        description:
          'Module name and code are required, or `null` for a project without them. With the header `Idempotency-Key`, a repeated request creates nothing and gets the first answer.',
        tags,
        body: projectRequestSchema.extend({
          referenceStyle: offeredStyleSchema.default('apa'),
          language: offeredLanguageSchema.nullable().optional(),
        }),
        response: { 200: projectSchema, ...problemResponses },
      },
    },
    async (request) => {
      await checkBody(request);
      const owner = ownerOf(request, 'PROJECT_NOT_FOUND');
      await request.holdStyle(request.body.referenceStyle);
      await storage.admitProject(request);
      await storage.admitBytes(request, bytesOf(request.body));
      const now = clock.now();
      const { moduleName, moduleCode, ...form } = request.body;
      const project = { ...form, moduleName: moduleName ?? '', moduleCode: moduleCode ?? '' };
      return await doOnce(database, owner, attemptOf(request, owner), now, (transaction) =>
        insertProject(transaction, owner, project, new Date(now).toISOString(), mostBytes),
      );
    },
  );

  app.get(
    '/api/projects/:id',
    {
      schema: {
        summary: 'One project',
        description: 'A project of another session is not found.',
        tags,
        params,
        response: { 200: projectSchema, ...problemResponses },
      },
    },
    async (request) => (await ownProject(database, request)).project,
  );

  app.patch(
    '/api/projects/:id',
    {
      attachValidation: true,
      schema: {
        summary: 'Change a project',
        description:
          'Changes the fields that the body names; with `before`, only if they still are what it says. All references follow a changed style and a changed language; the language `null` is that of the style. With `annotated` the list prints the annotation of each work (`annote`).',
        tags,
        params,
        body: projectEditSchema.extend({
          referenceStyle: offeredStyleSchema.optional(),
          language: offeredLanguageSchema.nullable().optional(),
        }),
        response: { 200: projectSchema, ...problemResponses },
      },
    },
    async (request) => {
      await checkBody(request);
      const owner = ownerOf(request, 'PROJECT_NOT_FOUND');
      const id = readId(request.params.id, 'PROJECT_NOT_FOUND');
      const { referenceStyle } = request.body;
      if (referenceStyle !== undefined) await request.holdStyle(referenceStyle);
      await storage.admitBytes(request, bytesOf(request.body));
      const changed = await updateProject(database, owner, id, request.body, mostBytes);
      return owned(changed, 'PROJECT_NOT_FOUND');
    },
  );

  app.delete(
    '/api/projects/:id',
    {
      schema: {
        summary: 'Delete a project and its citations',
        description:
          'For 30 days it can be brought back. A session keeps its 200 newest deletions, and fewer where it has no room for new works: the oldest go first.',
        tags,
        params,
        response: { 200: deletedSchema, ...problemResponses },
      },
    },
    async (request) => {
      const owner = ownerOf(request, 'PROJECT_NOT_FOUND');
      const id = readId(request.params.id, 'PROJECT_NOT_FOUND');
      const moment = new Date(clock.now()).toISOString();
      if (!(await deleteProject(database, owner, id, moment))) throw new ProblemError('PROJECT_NOT_FOUND');
      return { id };
    },
  );

  app.post(
    '/api/projects/:id/restore',
    {
      schema: {
        summary: 'Bring back a deleted project with its citations',
        description: 'Within 30 days of its deletion. One that was not deleted is answered as it is.',
        tags,
        params,
        response: { 200: projectSchema, ...problemResponses },
      },
    },
    async (request) => {
      const owner = ownerOf(request, 'PROJECT_NOT_FOUND');
      const id = readId(request.params.id, 'PROJECT_NOT_FOUND');
      return owned(await restoreProject(database, owner, id, clock.now()), 'PROJECT_NOT_FOUND');
    },
  );

  app.get(
    '/api/deleted',
    {
      schema: {
        summary: 'The deleted projects of the session',
        description:
          'Those that can be brought back, the last deletion first. Without a session there are none.',
        tags,
        response: { 200: z.array(deletedProjectSchema), ...problemResponses },
      },
    },
    async ({ session }) => (session ? await listDeletedProjects(database, session.key, clock.now()) : []),
  );

  app.delete(
    '/api/deleted',
    {
      schema: {
        summary: 'Remove for good all that the session has deleted',
        description: 'Projects, and citations of the others.',
        tags,
        response: { 200: removedSchema, ...problemResponses },
      },
    },
    async ({ session }) => ({
      removed: session
        ? await inTransaction(database, (transaction) => removeAllDeleted(transaction, session.key))
        : 0,
    }),
  );

  app.delete(
    '/api/deleted/projects/:id',
    {
      schema: {
        summary: 'Remove a deleted project for good',
        description: 'With its citations. One that is not deleted is not found here.',
        tags,
        params,
        response: { 200: deletedSchema, ...problemResponses },
      },
    },
    async (request) => {
      const owner = ownerOf(request, 'PROJECT_NOT_FOUND');
      const id = readId(request.params.id, 'PROJECT_NOT_FOUND');
      if (!(await removeDeletedProject(database, owner, id))) throw new ProblemError('PROJECT_NOT_FOUND');
      return { id };
    },
  );
}
