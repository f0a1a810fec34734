import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database, Tables } from '../db/schema.ts';
import { holdSession } from '../db/sessions.ts';
import { inTransaction } from '../db/transaction.ts';
import { ProblemError } from '../problem.ts';

/** A request that its sender may repeat: the key it carries, and what tells it from another request with that key. */
export interface Attempt {
  owner: string;
  key: string;
  requestHash: string;
}

/** Visible ASCII, as long as the draft allows: https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/ */
const keyPattern = /^[\x21-\x7e]{1,255}$/;

/** A retry comes within seconds; after a day nobody asks for the answer any more. */
const keptFor = 86_400_000;

/** The attempt that a request makes; absent when it carries no key. @throws ProblemError for a key that is none. */
export function attemptOf(request: FastifyRequest, owner: string): Attempt | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !keyPattern.test(key)) throw new ProblemError('INVALID_REQUEST');
  const content = JSON.stringify([request.method, request.url, request.body]);
  return { owner, key, requestHash: createHash('sha256').update(content).digest('base64url') };
}

/**
 * What an earlier attempt with this key came to; absent when there was none.
 * @throws ProblemError when the key was used for another request.
 */
export async function recall(
  database: Database,
  { owner, key, requestHash }: Attempt,
): Promise<unknown | undefined> {
  const row = await database
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'result'])
    .where('session_key', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst();
  if (row && row.request_hash !== requestHash) throw new ProblemError('IDEMPOTENCY_CONFLICT');
  return row && JSON.parse(row.result);
}

/** Deletes the keys that nobody asks for any more. */
export async function forgetOldAttempts(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(now - keptFor).toISOString())
    .execute();
}

/** Keeps what an attempt came to, with its key. */
async function remember(
  transaction: Transaction<Tables>,
  { owner, key, requestHash }: Attempt,
  result: unknown,
  now: number,
): Promise<void> {
  await transaction
    .insertInto('idempotency_keys')
    .values({
      session_key: owner,
      key,
      request_hash: requestHash,
      result: JSON.stringify(result),
      created_at: new Date(now).toISOString(),
    })
    .execute();
}

/**
 * Does work for a session in one transaction and keeps its result under the attempt's key in that transaction: either
 * both are there or neither. A known key does nothing and gives the first result (so results are JSON values). Of two attempts with
 * one key the second waits for the session, and then reads what the first came to.
 */
export async function doOnce<Result>(
  database: Database,
  owner: string,
  attempt: Attempt | undefined,
  now: number,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return await inTransaction(database, async (transaction) => {
    await holdSession(transaction, owner, new Date(now).toISOString());
    const earlier = attempt && (await recall(transaction, attempt));
    if (earlier !== undefined) return earlier as Result;
    const result = await work(transaction);
    if (attempt) await remember(transaction, attempt, result, now);
    return result;
  });
}
