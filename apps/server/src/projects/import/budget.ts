import { createFairQueue } from '@citewright/resolver';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ProjectConfig } from '../../config.ts';
import { callerOf } from '../../edge/network.ts';
import { networkKeys, rateLimiter, sessionKeys } from '../../edge/rate-limits.ts';

const timeWindow = 600_000;

/** Look-ups of all imports of this process at a time: single citations come first. One session has four, as one import. */
const concurrency = 12;

/** Does a look-up of an import in turn. @throws ProblemError when its session or network may do no more. */
export type ImportBudget = <Result>(
  request: FastifyRequest,
  signal: AbortSignal,
  work: () => Promise<Result>,
) => Promise<Result>;

/** The limits of imports, apart from those of single citations, so that an import of 200 lines is possible. */
export function createImportBudget(
  app: FastifyInstance,
  limits: Pick<ProjectConfig, 'importSession' | 'importNetwork'>,
  secret: string,
): ImportBudget {
  const admit = rateLimiter(app, [
    { max: limits.importSession, timeWindow, keyGenerator: sessionKeys('import-session') },
    { max: limits.importNetwork, timeWindow, keyGenerator: networkKeys('import-network', secret) },
  ]);
  const turns = createFairQueue({ capacity: concurrency, queue: Number.POSITIVE_INFINITY });
  return async (request, signal, work) => {
    await admit(request);
    return await turns.pass({ caller: callerOf(request), signal }, work);
  };
}
