import type { Clock, ModelBudget } from '@citewright/resolver';
import { takeOfDay } from './db/model-spending.ts';
import { takeUse } from './db/rate-limits.ts';
import type { Database } from './db/schema.ts';

const timeWindow = 60_000;

/**
 * The budget of all instances for the model: requests per day (UTC), and per minute and session. A request that the session's
 * limit refuses does not count for the day. While the database fails nothing is spent, and `report` is called.
 */
export function createModelBudget(
  database: Database,
  { perDay, sessionPerMinute }: { perDay: number; sessionPerMinute: number },
  { now }: Pick<Clock, 'now'>,
  report: (error: unknown) => void,
): ModelBudget {
  return {
    async take(session) {
      const moment = now();
      try {
        const wait = await takeUse(
          database,
          `model ${session}`,
          { max: sessionPerMinute, timeWindow },
          moment,
        );
        return wait === 0 && (await takeOfDay(database, moment, perDay));
      } catch (error) {
        report(error);
        return false;
      }
    },
  };
}
