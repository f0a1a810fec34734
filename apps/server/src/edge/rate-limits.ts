import { createHmac } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Allowance } from '../db/uses.ts';
import { ProblemError } from '../problem.ts';
import { networkOf } from './network.ts';
import { createRateLimitStore, createTaker, type SharedLimits, type TakeUse } from './rate-limit-store.ts';

const noHeaders = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
  'retry-after': false,
};

export interface RateLimitOptions {
  monotonic: () => number;
  /** Absent for an instance that has its database to itself. */
  shared: SharedLimits | undefined;
}

/**
 * Registers `@fastify/rate-limit`: limits are per route or made by `rateLimiter`; a refusal is the problem `RATE_LIMITED`. Gives what
 * counts, for uses of different cost (`costLimiter`).
 */
export async function limitRates(
  app: FastifyInstance,
  { monotonic, shared }: RateLimitOptions,
): Promise<TakeUse<Promise<number>>> {
  const take = createTaker(monotonic, shared);
  await app.register(rateLimit, {
    global: false,
    store: createRateLimitStore(take),
    addHeaders: noHeaders,
    addHeadersOnExceeding: noHeaders,
    errorResponseBuilder: (_, { ttl }) => new ProblemError('RATE_LIMITED', Math.ceil(ttl / 1_000)),
  });
  return take;
}

/** Keys of a limit on networks. An address is stored and shared as an HMAC only. */
export const networkKeys =
  (name: string, secret: string) =>
  ({ ip }: FastifyRequest): string => {
    const network = createHmac('sha256', secret).update(`network ${networkOf(ip)}`);
    return `${name} ${network.digest('base64url')}`;
  };

/** Keys of a limit on sessions. */
export const sessionKeys =
  (name: string) =>
  ({ session }: FastifyRequest): string =>
    `${name} ${session?.key ?? 'none'}`;

/** Takes one use for a request. @throws ProblemError with `RATE_LIMITED` and the seconds until there is room. */
export type Admit = (request: FastifyRequest) => Promise<void>;

/** Several limits, applied in this order: a request refused by one does not count for those after it. */
export function rateLimiter(
  app: FastifyInstance,
  limits: readonly (Allowance & { keyGenerator: (request: FastifyRequest) => string })[],
): Admit {
  const limiters = limits.map((limit) => app.createRateLimit(limit));
  return async (request) => {
    for (const take of limiters) {
      const use = await take(request);
      if (!use.isAllowed && use.isExceeded) throw new ProblemError('RATE_LIMITED', use.ttlInSeconds);
    }
  };
}

/** Takes uses that cost something, such as bytes, for a request. @throws ProblemError as `Admit` does. */
export type AdmitCost = (request: FastifyRequest, cost: number) => Promise<void>;

/** A limit on uses of different cost. */
export function costLimiter(
  take: TakeUse<Promise<number>>,
  { keyGenerator, ...allowance }: Allowance & { keyGenerator: (request: FastifyRequest) => string },
): AdmitCost {
  return async (request, cost) => {
    const wait = await take(keyGenerator(request), allowance, cost);
    if (wait > 0) throw new ProblemError('RATE_LIMITED', Math.ceil(wait / 1_000));
  };
}
