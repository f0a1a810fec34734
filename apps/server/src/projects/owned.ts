import type { ProblemCode } from '@citewright/contract';
import type { Caller } from '@citewright/resolver';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/schema.ts';
import { callerOf } from '../edge/network.ts';
import { ProblemError } from '../problem.ts';
import { findProject, type StoredProject } from './store.ts';

/** The canonical form of an id: `7`, not `07`, `+7`, `7.0` or `7e0`. */
const canonical = /^[1-9]\d{0,15}$/;

/**
 * The id in a path.
 * @throws ProblemError for an invalid id, the same as for an unknown one
 */
export function readId(text: string, missing: ProblemCode): number {
  const id = canonical.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw new ProblemError(missing);
  return id;
}

/**
 * The key of the session whose data a request may access.
 * @throws ProblemError when it names no session
 */
export function ownerOf(request: FastifyRequest, missing: ProblemCode): string {
  if (!request.session) throw new ProblemError(missing);
  return request.session.key;
}

/**
 * The value, if it belongs to the session.
 * @throws ProblemError for an absent value or one of another session: both look the same
 */
export function owned<Thing>(thing: Thing | undefined, missing: ProblemCode): Thing {
  if (thing === undefined) throw new ProblemError(missing);
  return thing;
}

/** The project that a path names, its style ready to be printed. @throws ProblemError when the session has no project of this id. */
export async function ownProject(
  database: Database,
  request: FastifyRequest<{ Params: { id: string } }>,
): Promise<StoredProject & { owner: string; caller: Caller }> {
  const owner = ownerOf(request, 'PROJECT_NOT_FOUND');
  const id = readId(request.params.id, 'PROJECT_NOT_FOUND');
  const stored = owned(await findProject(database, owner, id), 'PROJECT_NOT_FOUND');
  await request.holdStyle(stored.project.referenceStyle);
  return { ...stored, owner, caller: callerOf(request) };
}
