import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { type Admit, networkKeys, rateLimiter, sessionKeys } from '../edge/rate-limits.ts';

const timeWindow = 60_000;

/** The limit on citations, whichever route makes them. Routes count valid requests only: a typo costs the user nothing. */
export function createAdmission(
  app: FastifyInstance,
  { sessionPerMinute, ipPerMinute }: Config['limits'],
  secret: string,
): Admit {
  return rateLimiter(app, [
    { max: sessionPerMinute, timeWindow, keyGenerator: sessionKeys('session') },
    { max: ipPerMinute, timeWindow, keyGenerator: networkKeys('network', secret) },
  ]);
}
