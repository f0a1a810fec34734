import type { GivenPage, ProjectCitationRequest, ProjectCitationResponse } from '@citewright/contract';
import type { Clock, Resolver } from '@citewright/resolver';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { find } from '../../citations/find.ts';
import { orNearMisses } from '../../citations/near-misses.ts';
import { readSource } from '../../citations/source.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/schema.ts';
import { answerDeadline } from '../../edge/deadline.ts';
import type { Admit } from '../../edge/rate-limits.ts';
import { offeredKey } from '../../offered-style.ts';
import { ProblemError } from '../../problem.ts';
import { attemptOf, doOnce, earlierResult } from '../do-once.ts';
import { owned, ownProject } from '../owned.ts';
import type { FormattedProjects } from '../references/formatted-project.ts';
import { bytesOf, type StorageLimits } from '../storage-limits.ts';
import { findProject } from '../store.ts';
import { cleanItem } from './clean-item.ts';
import { type Added, presentAdded } from './present.ts';
import { type Destination, insertCitation, listCitations } from './store.ts';

export interface AddingParts {
  database: Database;
  resolver: Resolver;
  admit: Admit;
  clock: Pick<Clock, 'now'>;
  config: Pick<Config, 'projects' | 'storage'>;
  storage: StorageLimits;
}

/** A project as the place where a citation is added, with the limits that are configured. */
export const projectDestination = (
  owner: string,
  projectId: number,
  { projects, storage }: AddingParts['config'],
): Destination => ({ owner, projectId, most: projects.citations, mostBytes: storage.sessionBytes });

type AddRequest = FastifyRequest<{
  Params: { id: string };
  Body: ProjectCitationRequest & { page?: GivenPage | undefined };
}>;

/**
 * Finds a source as `POST /api/citations` does and adds it to the project, or with `duplicates: 'skip'` gives the citation that the project
 * has of it. A repeated request gets the stored result without another look-up. @throws ProblemError, or the resolver's own error.
 */
export async function addCitation(
  {
    database,
    resolver,
    admit,
    clock,
    config,
    storage,
    formatted,
  }: AddingParts & { formatted: FormattedProjects },
  request: AddRequest,
  reply: FastifyReply,
): Promise<ProjectCitationResponse> {
  const { projectId, page, duplicates, ...asked } = request.body;
  if (projectId !== undefined && String(projectId) !== request.params.id)
    throw new ProblemError('INVALID_REQUEST');
  const source = readSource({ ...asked, page }, request.session?.key);
  const before = await ownProject(database, request);
  const { project, owner, caller } = before;
  const attempt = attemptOf(request, owner);
  await request.holdStyle(asked.format);
  const style = offeredKey(asked.format, asked.language);

  const add = async (): Promise<Added> => {
    await admit(request);
    const now = clock.now();
    const search = find(source, resolver, new Date(now), {
      caller,
      signal: answerDeadline(reply),
    });
    const { item, evidence, verification, record, notices, locator, ...others } = await orNearMisses(
      search,
      source,
      style,
    );
    const citation = {
      item: cleanItem(item),
      evidence,
      verification,
      record,
      notices,
      locator,
      request: asked,
    };
    const moment = new Date(now).toISOString();
    const duplicateOf = await formatted.duplicate(before, citation.item);
    const isSkipped = duplicateOf !== undefined && duplicates === 'skip';
    const listed = isSkipped ? await listCitations(database, owner, project.id) : [];
    const first = listed.find(({ id }) => id === duplicateOf?.id);
    if (first) return { citation: first, told: { ...others, duplicateOf } };
    await storage.admitBytes(request, bytesOf(citation));
    const destination = projectDestination(owner, project.id, config);
    return await doOnce(database, owner, attempt, now, async (transaction) => ({
      citation: await insertCitation(transaction, destination, citation, moment),
      told: { ...others, duplicateOf },
    }));
  };
  const earlier = attempt && ((await earlierResult(database, attempt)) as Added | undefined);
  const added = earlier ?? (await add());
  // Read again: citations that were added meanwhile can change the year suffix.
  const stored = owned(await findProject(database, owner, project.id), 'PROJECT_NOT_FOUND');
  const reference = await formatted.reference({ ...stored, owner, caller }, added.citation.id, style);
  return presentAdded(added, reference, style);
}
