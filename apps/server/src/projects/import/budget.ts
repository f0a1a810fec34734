import type { Clock } from '@citewright/resolver';
import type { FastifyRequest } from 'fastify';
import type { ProjectConfig } from '../../config.ts';
import { networkKey } from '../../edge/network.ts';
import { ProblemError } from '../../problem.ts';
import { createLimit, type SharedCount, takeEach } from '../../shared-limit.ts';
import { createSlots } from './slots.ts';

const tenMinutes = 600_000;

/** Look-ups of all imports of this process at a time: single citations come first. */
const concurrency = 8;

/** Does a look-up of an import when there is room for it. @throws ProblemError when its session or network has no more. */
export type ImportBudget = <Result>(request: FastifyRequest, work: () => Promise<Result>) => Promise<Result>;

/** The limits of imports, apart from those of single citations, so that an import of 200 lines is possible. */
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
  const slots = createSlots(concurrency);
  return async ({ session, ip }, work) => {
    const wait = await takeEach([
      [perSession, session?.key ?? 'none'],
      [perNetwork, networkKey(ip, secret)],
    ]);
    if (wait > 0) throw new ProblemError('RATE_LIMITED');
    return await slots(work);
  };
}
