import type { Clock } from '@citewright/resolver';
import type { FastifyRequest } from 'fastify';
import type { ProjectConfig } from '../../config.ts';
import { networkOf } from '../../edge/network.ts';
import { createRateLimiter } from '../../edge/rate-limit.ts';
import { createSlots, type Slots } from './slots.ts';

const tenMinutes = 600_000;

/** Look-ups of all imports of this process at a time: people who wait for one citation come first. */
const together = 8;

/** What imports may ask of others: apart from the limit on single citations, so that 200 lines are possible at once. */
export interface ImportBudget {
  /** Seconds until a look-up is allowed; 0 when it is, and then it is counted. */
  take(request: FastifyRequest): number;
  slots: Slots;
}

export function createImportBudget(
  limits: Pick<ProjectConfig, 'importSession' | 'importNetwork'>,
  clock: Pick<Clock, 'monotonic'>,
): ImportBudget {
  const perSession = createRateLimiter(limits.importSession, clock.monotonic, tenMinutes);
  const perNetwork = createRateLimiter(limits.importNetwork, clock.monotonic, tenMinutes);
  return {
    take: ({ session, ip }) => perSession.take(session?.key ?? 'none') || perNetwork.take(networkOf(ip)),
    slots: createSlots(together),
  };
}
