import type { FastifyBaseLogger } from 'fastify';
import { isStorageFailure } from '../db/failure.ts';
import type { Database } from '../db/schema.ts';
import { touchSession } from '../db/sessions.ts';
import { tracesOf } from '../edge/log.ts';

const day = 86_400_000;
const mostSeen = 100_000;

/**
 * Notes once a day that a session is used, as far as this process knows. Where nothing can be written now, what the session came for goes on,
 * and its next call tries again.
 */
export function createDailyTouch(
  database: Database,
): (session: string, now: number, log: Pick<FastifyBaseLogger, 'warn'>) => Promise<void> {
  let today = 0;
  const seen = new Set<string>();
  return async (session, now, log) => {
    const current = Math.floor(now / day);
    if (current !== today || seen.size >= mostSeen) seen.clear();
    today = current;
    if (seen.has(session)) return;
    try {
      await touchSession(database, session, new Date(now).toISOString());
      seen.add(session);
    } catch (error) {
      if (!isStorageFailure(error)) throw error;
      log.warn({ failure: tracesOf(error) }, 'a session was not touched');
    }
  };
}
