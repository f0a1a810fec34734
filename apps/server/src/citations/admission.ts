import type { Clock } from '@citewright/resolver';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { networkOf } from '../edge/network.ts';
import { createRateLimiter } from '../edge/rate-limit.ts';
import { ProblemError } from '../problem.ts';

/** Lets a request make one citation. @throws ProblemError when its session or network made too many. */
export type Admit = (request: FastifyRequest) => void;

/**
 * The limit on making citations, whichever call makes them. Only well-formed requests are to be counted: a slip of the
 * finger costs nothing, and refusing it costs us nothing.
 */
export function createAdmission(limits: Config['limits'], clock: Pick<Clock, 'monotonic'>): Admit {
  const perSession = createRateLimiter(limits.sessionPerMinute, clock.monotonic);
  const perNetwork = createRateLimiter(limits.ipPerMinute, clock.monotonic);
  return (request) => {
    const session = request.session?.key ?? 'none';
    const wait = perSession.take(session) || perNetwork.take(networkOf(request.ip));
    if (wait > 0) throw new ProblemError('RATE_LIMITED', wait);
  };
}
