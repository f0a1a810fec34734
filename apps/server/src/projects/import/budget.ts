import { bulkhead } from 'cockatiel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ProjectConfig } from '../../config.ts';
import { networkKeys, rateLimiter, sessionKeys } from '../../edge/rate-limits.ts';

const timeWindow = 600_000;

/** Look-ups of all imports of this process at a time: single citations come first. */
const concurrency = 8;

/** Does a look-up of an import when there is room for it. @throws ProblemError when its session or network has no more. */
export type ImportBudget = <Result>(request: FastifyRequest, work: () => Promise<Result>) => Promise<Result>;

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
  const slots = bulkhead(concurrency, Number.POSITIVE_INFINITY);
  return async (request, work) => {
    await admit(request);
    return await slots.execute(work);
  };
}
