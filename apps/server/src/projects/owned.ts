import type { ProblemCode } from '@citewright/contract';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/schema.ts';
import { ProblemError } from '../problem.ts';
import { findProject, type StoredProject } from './store.ts';

/** The one spelling of a number that we give out: `7`, not `07`, `+7`, `7.0` or `7e0`. */
const canonical = /^[1-9]\d{0,15}$/;

/** The number in an address. @throws ProblemError when it cannot be one of ours: the same as for one that is not there. */
export function readId(text: string, missing: ProblemCode): number {
  const id = canonical.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw new ProblemError(missing);
  return id;
}

/** Whose data a request may see. @throws ProblemError when it names no session: then nothing is its own. */
export function ownerOf(request: FastifyRequest, missing: ProblemCode): string {
  if (!request.session) throw new ProblemError(missing);
  return request.session.key;
}

/** A thing of the caller's own. @throws ProblemError when it is absent, or another session's: nobody can tell which. */
export function owned<Thing>(thing: Thing | undefined, missing: ProblemCode): Thing {
  if (thing === undefined) throw new ProblemError(missing);
  return thing;
}

/** The project that an address names. @throws ProblemError when the caller has none of this number. */
export async function ownProject(
  database: Database,
  request: FastifyRequest<{ Params: { id: string } }>,
): Promise<StoredProject & { owner: string }> {
  const owner = ownerOf(request, 'PROJECT_NOT_FOUND');
  const id = readId(request.params.id, 'PROJECT_NOT_FOUND');
  const stored = owned(await findProject(database, owner, id), 'PROJECT_NOT_FOUND');
  return { ...stored, owner };
}
