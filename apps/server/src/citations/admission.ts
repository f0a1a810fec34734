import type { Clock } from '@citewright/resolver';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { networkKey } from '../edge/network.ts';
import { ProblemError } from '../problem.ts';
import { createLimit, type SharedCount, takeEach } from '../shared-limit.ts';

/** Lets a request make one citation. @throws ProblemError when its session or network made too many. */
export type Admit = (request: FastifyRequest) => Promise<void>;

const period = 60_000;

/**
 * The limit on making citations, whichever call makes them. Only well-formed requests are to be counted: a slip of the
 * finger costs nothing, and refusing it costs us nothing. `secret` keeps addresses out of what instances share.
 */
export function createAdmission(
  limits: Config['limits'],
  { monotonic }: Pick<Clock, 'monotonic'>,
  secret: string,
  shared: SharedCount | undefined,
): Admit {
  const perSession = createLimit('session', { most: limits.sessionPerMinute, period }, monotonic, shared);
  const perNetwork = createLimit('network', { most: limits.ipPerMinute, period }, monotonic, shared);
  return async (request) => {
    const session = request.session?.key ?? 'none';
    const wait = await takeEach([
      [perSession, session],
      [perNetwork, networkKey(request.ip, secret)],
    ]);
    if (wait > 0) throw new ProblemError('RATE_LIMITED', wait);
  };
}
