import {
  additionFieldsSchema,
  type CitedWork,
  citationEditSchema,
  citationMoveSchema,
  citationTextsAnswerSchema,
  citationTextsRequestSchema,
  copyReferencesSchema,
  deletedCitationSchema,
  deletedSchema,
  type ProjectCitation,
  projectCitationResponseSchema,
  projectCitationSchema,
  publishedCitationSchema,
  replacedSchema,
} from '@citewright/contract';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { problemOfBody } from '../../citations/invalid-request.ts';
import { sourceBodySchema, takesSource } from '../../citations/request-body.ts';
import type { Database } from '../../db/schema.ts';
import { callerOf } from '../../edge/network.ts';
import { ProblemError } from '../../problem.ts';
import { problemResponses } from '../../problem-responses.ts';
import type { Api } from '../../server.ts';
import { problemWithStyle } from '../../styles/unknown-style.ts';
import { owned, ownerOf, ownProject, readId } from '../owned.ts';
import type { FormattedProjects } from '../references/formatted-project.ts';
import { sendJson } from '../references/json-response.ts';
import { bytesOf } from '../storage-limits.ts';
import { findProject } from '../store.ts';
import { type AddingParts, addCitation } from './add-citation.ts';
import { editWork } from './edit.ts';
import { takePublished, undoPublished } from './published.ts';
import type { StoredCitation } from './row.ts';
import {
  deleteCitation,
  listDeletedCitations,
  moveCitation,
  removeDeletedCitation,
  restoreCitation,
  updateCitation,
} from './store.ts';

const tags = ['projects'];
const params = z.object({ id: z.string() });

/** The calls on the citations of projects. Each sees the projects of its session only. */
export function projectCitationRoutes(app: Api, parts: AddingParts & { formatted: FormattedProjects }): void {
  const { database, clock, config, storage, formatted } = parts;

  app.get(
    '/api/projects/:id/citations',
    {
      schema: {
        summary: 'The citations of a project, formatted together in its style',
        description:
          'In the order of the project. What is alike is told apart, as the style prescribes (2020a, 2020b).',
        tags,
        params,
        response: { 200: z.array(projectCitationSchema), ...problemResponses },
      },
    },
    async (request, reply) =>
      await sendJson(reply, await formatted.list(await ownProject(database, request))),
  );

  app.post(
    '/api/projects/:id/citations',
    {
      ...takesSource,
      schema: {
        summary: 'Make a reference and add it to a project',
        description:
          'Takes what POST /api/citations takes. With the header `Idempotency-Key`, a repeated request adds nothing and gets the first answer. With `duplicates: "skip"` a work that the project has is not added: the answer is the citation that was there, with status 200.',
        tags,
        params,
        body: sourceBodySchema.extend(additionFieldsSchema.shape),
        response: {
          200: projectCitationResponseSchema,
          201: projectCitationResponseSchema,
          ...problemResponses,
        },
      },
    },
    async (request, reply) => {
      if (request.validationError) {
        const issues = request.validationError.validation;
        throw await problemWithStyle(request.body, issues[0], problemOfBody(request.body, issues));
      }
      const answer = await addCitation(parts, request, reply);
      return reply.code(answer.id === answer.duplicateOf?.id ? 200 : 201).send(answer);
    },
  );

  app.get(
    '/api/projects/:id/copy-references',
    {
      schema: {
        summary: 'All references as plain text',
        description:
          'One reference a line, in the order of the style: alphabetical, or in numeric styles such as IEEE that of the numbers.',
        tags,
        params,
        response: { 200: copyReferencesSchema, ...problemResponses },
      },
    },
    async (request, reply) =>
      await sendJson(reply, await formatted.references(await ownProject(database, request))),
  );

  app.post(
    '/api/projects/:id/citation-texts',
    {
      schema: {
        summary: 'Works of a project, cited together',
        description:
          'Prints citations as a text has them, in the style of the project and told apart among its works: `(Adams, 2019; see Brown, 2020, p. 4)`, `[2]–[4]`, or notes. `citationItems` are those of CSL: ' +
          '`id` is the number or the key of a citation. `suppress-author` leaves out the names, `author-only` prints nothing else. Nothing is stored.',
        tags,
        params,
        body: citationTextsRequestSchema,
        response: { 200: citationTextsAnswerSchema, ...problemResponses },
      },
    },
    async (request) => {
      const asked = await ownProject(database, request);
      return { citations: await formatted.cited(asked, request.body.citations) };
    },
  );

  app.patch(
    '/api/citations/:id',
    {
      schema: {
        summary: 'Change fields of a citation',
        description:
          'Changes the fields that the body names; `null` takes one away. With `before`, only if they still are what it says. The evidence calls them edited; where `from` names another citation of the project that has the same value, its evidence is taken.',
        tags,
        params,
        body: citationEditSchema,
        response: { 200: projectCitationSchema, ...problemResponses },
      },
    },
    async (request) => {
      const owner = ownerOf(request, 'CITATION_NOT_FOUND');
      const id = readId(request.params.id, 'CITATION_NOT_FOUND');
      await storage.admitBytes(request, bytesOf(request.body));
      const change = await updateCitation(
        database,
        owner,
        { id, from: request.body.from },
        (work, other) => editWork(work, request.body, other),
        config.storage.sessionBytes,
      );
      return await presentOne(database, formatted, request, owned(change, 'CITATION_NOT_FOUND'));
    },
  );

  app.post(
    '/api/citations/:id/move',
    {
      schema: {
        summary: 'Move a citation within its project',
        description:
          'Puts it before the citation that `before` names, or with `null` at the end. Numeric styles number by this order; the others keep to the alphabet. With `listSection` it goes into another section of the list, with `null` into none.',
        tags,
        params,
        body: citationMoveSchema,
        response: { 200: projectCitationSchema, ...problemResponses },
      },
    },
    async (request) => {
      const owner = ownerOf(request, 'CITATION_NOT_FOUND');
      const id = readId(request.params.id, 'CITATION_NOT_FOUND');
      const { before, listSection } = request.body;
      const change =
        listSection === undefined ? undefined : (work: CitedWork) => editWork(work, { listSection });
      const moved = owned(await moveCitation(database, owner, id, before, change), 'CITATION_NOT_FOUND');
      return await presentOne(database, formatted, request, moved);
    },
  );

  app.post(
    '/api/citations/:id/published',
    {
      schema: {
        summary: 'Take the published record in place of a preprint',
        description:
          'For a citation whose notices say that it has been published since, with a DOI. Its number, key, page, note and annotation stay; what it was is a deleted citation, `replaced`.',
        tags,
        params,
        response: { 200: publishedCitationSchema, ...problemResponses },
      },
    },
    async (request, reply) => {
      const { citation, replaced } = await takePublished(parts, request, reply);
      return { ...(await presentOne(database, formatted, request, citation)), replaced };
    },
  );

  app.post(
    '/api/citations/:id/published/undo',
    {
      schema: {
        summary: 'Put a replaced preprint back',
        description:
          'The citation and the deleted one, `replaced`, change places. What was written beside it since stays. Within 30 days; an undo that is undone takes the published record again.',
        tags,
        params,
        body: replacedSchema,
        response: { 200: publishedCitationSchema, ...problemResponses },
      },
    },
    async (request) => {
      const { citation, replaced } = await undoPublished(parts, request);
      return { ...(await presentOne(database, formatted, request, citation)), replaced };
    },
  );

  app.delete(
    '/api/citations/:id',
    {
      schema: {
        summary: 'Delete a citation of a project',
        description:
          'For 30 days it can be brought back. A project keeps its 2,000 newest deletions, and fewer where the session has no room for new works: the oldest go first.',
        tags,
        params,
        response: { 200: deletedSchema, ...problemResponses },
      },
    },
    async (request) => {
      const owner = ownerOf(request, 'CITATION_NOT_FOUND');
      const id = readId(request.params.id, 'CITATION_NOT_FOUND');
      const moment = new Date(clock.now()).toISOString();
      if (!(await deleteCitation(database, owner, id, moment))) throw new ProblemError('CITATION_NOT_FOUND');
      return { id };
    },
  );

  app.post(
    '/api/citations/:id/restore',
    {
      schema: {
        summary: 'Bring back a deleted citation',
        description: 'Within 30 days of its deletion. One that was not deleted is answered as it is.',
        tags,
        params,
        response: { 200: projectCitationSchema, ...problemResponses },
      },
    },
    async (request) => {
      const owner = ownerOf(request, 'CITATION_NOT_FOUND');
      const id = readId(request.params.id, 'CITATION_NOT_FOUND');
      const limits = { now: clock.now(), most: config.projects.citations };
      const restored = owned(await restoreCitation(database, owner, id, limits), 'CITATION_NOT_FOUND');
      return await presentOne(database, formatted, request, restored);
    },
  );

  app.get(
    '/api/projects/:id/deleted',
    {
      schema: {
        summary: 'The deleted citations of a project',
        description: 'Those that can be brought back, the last deletion first.',
        tags,
        params,
        response: { 200: z.array(deletedCitationSchema), ...problemResponses },
      },
    },
    async (request) => {
      const { owner, project } = await ownProject(database, request);
      return await listDeletedCitations(database, owner, project.id, clock.now());
    },
  );

  app.delete(
    '/api/deleted/citations/:id',
    {
      schema: {
        summary: 'Remove a deleted citation for good',
        description: 'One that is not deleted is not found here.',
        tags,
        params,
        response: { 200: deletedSchema, ...problemResponses },
      },
    },
    async (request) => {
      const owner = ownerOf(request, 'CITATION_NOT_FOUND');
      const id = readId(request.params.id, 'CITATION_NOT_FOUND');
      if (!(await removeDeletedCitation(database, owner, id))) throw new ProblemError('CITATION_NOT_FOUND');
      return { id };
    },
  );
}

/**
 * A citation as formatted among the others of its project.
 * @throws ProblemError when it was deleted in the meantime
 */
async function presentOne(
  database: Database,
  formatted: FormattedProjects,
  request: FastifyRequest,
  { id, projectId }: StoredCitation,
): Promise<ProjectCitation> {
  const owner = ownerOf(request, 'CITATION_NOT_FOUND');
  const stored = owned(await findProject(database, owner, projectId), 'CITATION_NOT_FOUND');
  await request.holdStyle(stored.project.referenceStyle);
  const asked = { ...stored, owner, caller: callerOf(request) };
  return owned(await formatted.citation(asked, id), 'CITATION_NOT_FOUND');
}
