import type { Clock, ModelBudget } from '@citewright/resolver';
import { takeOfDay, takeTurn } from './db/model-spending.ts';
import type { Database } from './db/schema.ts';

/**
 * What may be spent on the model by all instances together: so many questions a day (UTC), and so many a minute by one session.
 * A question that a session has no room for costs nothing of the day. While the database cannot be asked nothing is spent;
 * `report` hears of it.
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
        const hasTurn = await takeTurn(database, session, moment, sessionPerMinute);
        return hasTurn && (await takeOfDay(database, moment, perDay));
      } catch (error) {
        report(error);
        return false;
      }
    },
  };
}
