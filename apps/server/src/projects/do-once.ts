import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database, Tables } from '../db/schema.ts';
import { holdSession } from '../db/sessions.ts';
import { inTransaction } from '../db/transaction.ts';
import { ProblemError } from '../problem.ts';

/** A request with an idempotency key; `requestHash` distinguishes it from another request with the same key. */
export interface Attempt {
  owner: string;
  key: string;
  requestHash: string;
}

/** Visible ASCII of the length that the draft allows: https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/ */
const keyPattern = /^[\x21-\x7e]{1,255}$/;

/** Milliseconds for which results are stored: a retry comes within seconds. */
const lifetime = 86_400_000;

/** The attempt that a request makes; absent without a key. @throws ProblemError for a malformed key. */
export function attemptOf(request: FastifyRequest, owner: string): Attempt | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !keyPattern.test(key)) throw new ProblemError('INVALID_REQUEST');
  return { owner, key, requestHash: hashOfRequest(request) };
}

function hashOfRequest({ method, url, body }: FastifyRequest): string {
  const hash = createHash('sha256');
  const isInBlocks = Array.isArray(body) && Buffer.isBuffer(body[0]);
  hash.update(JSON.stringify(isInBlocks ? [method, url] : [method, url, body]));
  if (isInBlocks) for (const block of body) hash.update(block);
  return hash.digest('base64url');
}

/**
 * The result of an earlier attempt with this key; absent when there was none.
 * @throws ProblemError when the key was used for another request.
 */
export async function earlierResult(
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

/** Deletes the results that are past their lifetime. */
export async function deleteOldAttempts(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(now - lifetime).toISOString())
    .execute();
}

async function storeResult(
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
 * Does work for a session and stores its result, a JSON value, under the attempt's key in the same transaction. With a known key
 * it does nothing and gives the stored result. Of two simultaneous attempts with one key the second waits for the lock of the session,
 * then reads the result of the first.
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
    const earlier = attempt && (await earlierResult(transaction, attempt));
    if (earlier !== undefined) return earlier as Result;
    const result = await work(transaction);
    if (attempt) await storeResult(transaction, attempt, result, now);
    return result;
  });
}
