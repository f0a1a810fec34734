import type { CitedWork } from '@citewright/contract';
import { inPlaceOf, ownFields, publishedDoi } from '@citewright/record';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { find } from '../../citations/find.ts';
import { answerDeadline } from '../../edge/deadline.ts';
import { callerOf } from '../../edge/network.ts';
import { ProblemError } from '../../problem.ts';
import { attemptOf, doOnce, earlierResult } from '../do-once.ts';
import { owned, ownerOf, readId } from '../owned.ts';
import { bytesOf } from '../storage-limits.ts';
import type { AddingParts } from './add-citation.ts';
import { cleanItem } from './clean-item.ts';
import { findCitation, type Replaced, replaceCitation, undoReplacement } from './replace-citation.ts';

const isWrittenBeside = ([field]: [string, unknown]): boolean => ownFields.some((name) => name === field);
const withoutOwn = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter((one) => !isWrittenBeside(one))) as Fields;

/** Another record of the work that a citation is of, with the page, the key and the words that its owner gives it now. */
function withRecord(record: CitedWork, now: CitedWork): CitedWork {
  const own = Object.fromEntries(Object.entries(now.evidence).filter(isWrittenBeside));
  const item = cleanItem(inPlaceOf(withoutOwn(record.item), now.item));
  return { ...record, item, evidence: { ...withoutOwn(record.evidence), ...own }, locator: now.locator };
}

type OneCitation = FastifyRequest<{ Params: { id: string } }>;

/**
 * Looks up the published version of a preprint that a project cites, and puts its record in the preprint's place. A repeated request gets the
 * stored result. @throws ProblemError where no published version is known, or the resolver's own error.
 */
export async function takePublished(
  { database, resolver, admit, clock, config, storage }: AddingParts,
  request: OneCitation,
  reply: FastifyReply,
): Promise<Replaced> {
  const owner = ownerOf(request, 'CITATION_NOT_FOUND');
  const id = readId(request.params.id, 'CITATION_NOT_FOUND');
  const attempt = attemptOf(request, owner);
  const earlier = attempt && ((await earlierResult(database, attempt)) as Replaced | undefined);
  if (earlier) return earlier;
  const draft = owned(await findCitation(database, owner, id), 'CITATION_NOT_FOUND');
  const value = publishedDoi(draft.notices);
  if (value === undefined) throw new ProblemError('NOT_PUBLISHED_SINCE');
  await admit(request);
  const now = clock.now();
  const options = { caller: callerOf(request), signal: answerDeadline(reply) };
  const published = await find({ kind: 'doi', value }, resolver, new Date(now), options);
  const { item, evidence, verification, record, notices } = published;
  const work = { item, evidence, verification, record, notices };
  await storage.admitBytes(request, bytesOf(work));
  const room = { moment: new Date(now).toISOString(), mostBytes: config.storage.sessionBytes };
  return await doOnce(database, owner, attempt, now, async (transaction) => {
    const change = (stored: CitedWork) => {
      if (publishedDoi(stored.notices) !== value) throw new ProblemError('CHANGED_ELSEWHERE');
      return withRecord(work, stored);
    };
    return owned(await replaceCitation(transaction, owner, id, change, room), 'CITATION_NOT_FOUND');
  });
}

/** Puts a preprint back that `takePublished` replaced; what was written since stays. @throws ProblemError when the session has none of the two. */
export async function undoPublished(
  { database, clock, config }: AddingParts,
  request: OneCitation & { body: { replaced: number } },
): Promise<Replaced> {
  const owner = ownerOf(request, 'CITATION_NOT_FOUND');
  const id = readId(request.params.id, 'CITATION_NOT_FOUND');
  const now = clock.now();
  const room = { now, mostBytes: config.storage.sessionBytes };
  return await doOnce(database, owner, attemptOf(request, owner), now, async (transaction) =>
    owned(
      await undoReplacement(transaction, owner, id, request.body.replaced, withRecord, room),
      'CITATION_NOT_FOUND',
    ),
  );
}
