import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { TakeUse } from '../edge/rate-limit-store.ts';
import { type Admit, type AdmitCost, costLimiter, networkKeys, rateLimiter } from '../edge/rate-limits.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** What a network may store: whoever has many sessions has one address. */
export interface StorageLimits {
  /** Counts a project that is created. @throws ProblemError with `RATE_LIMITED` */
  admitProject: Admit;
  /** Counts bytes that are stored. @throws ProblemError with `RATE_LIMITED` */
  admitBytes: AdmitCost;
}

export function createStorageLimits(
  app: FastifyInstance,
  take: TakeUse<Promise<number>>,
  { projectsPerHour, projectsPerDay, networkBytesPerDay }: Config['storage'],
  secret: string,
): StorageLimits {
  return {
    admitProject: rateLimiter(app, [
      { max: projectsPerHour, timeWindow: hour, keyGenerator: networkKeys('projects-hour', secret) },
      { max: projectsPerDay, timeWindow: day, keyGenerator: networkKeys('projects-day', secret) },
    ]),
    admitBytes: costLimiter(take, {
      max: networkBytesPerDay,
      timeWindow: day,
      keyGenerator: networkKeys('bytes-day', secret),
    }),
  };
}

/** The bytes of what a request stores, from its content. */
export const bytesOf = (content: unknown): number => Buffer.byteLength(JSON.stringify(content) ?? '');
