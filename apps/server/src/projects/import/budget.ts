import type { Clock } from '@citewright/resolver';
import type { FastifyRequest } from 'fastify';
import type { ProjectConfig } from '../../config.ts';
import { networkKey } from '../../edge/network.ts';
import { createLimit, type SharedCount, takeEach } from '../../shared-limit.ts';
import { createSlots, type Slots } from './slots.ts';

const tenMinutes = 600_000;

/** Look-ups of all imports of this process at a time: people who wait for one citation come first. */
const together = 8;

/** What imports may ask of others: apart from the limit on single citations, so that 200 lines are possible at once. */
export interface ImportBudget {
  /** Seconds until a look-up is allowed; 0 when it is, and then it is counted. */
  take(request: FastifyRequest): Promise<number>;
  slots: Slots;
}

export function createImportBudget(
  limits: Pick<ProjectConfig, 'importSession' | 'importNetwork'>,
  { monotonic }: Pick<Clock, 'monotonic'>,
  secret: string,
  shared: SharedCount | undefined,
): ImportBudget {
  const limitOf = (name: string, most: number) =>
    createLimit(name, { most, period: tenMinutes }, monotonic, shared);
  const perSession = limitOf('import-session', limits.importSession);
  const perNetwork = limitOf('import-network', limits.importNetwork);
  return {
    take: ({ session, ip }) =>
      takeEach([
        [perSession, session?.key ?? 'none'],
        [perNetwork, networkKey(ip, secret)],
      ]),
    slots: createSlots(together),
  };
}
