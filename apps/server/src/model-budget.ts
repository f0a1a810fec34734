import type { Clock, ModelBudget } from '@citewright/resolver';
import { createRateLimiter } from './edge/rate-limit.ts';

const day = 86_400_000;

/**
 * What may be spent on the model: so many questions a day (UTC) by this process, and so many a minute by one session. A question
 * that a session has no room for costs nothing of the day.
 */
export function createModelBudget(
  { perDay, sessionPerMinute }: { perDay: number; sessionPerMinute: number },
  { now, monotonic }: Pick<Clock, 'now' | 'monotonic'>,
): ModelBudget {
  const perSession = createRateLimiter(sessionPerMinute, monotonic);
  let today = Math.floor(now() / day);
  let spent = 0;

  return {
    async take(session) {
      const current = Math.floor(now() / day);
      // A clock that is set back must not give the day's share again.
      if (current > today) [today, spent] = [current, 0];
      if (spent >= perDay || perSession.take(session) > 0) return false;
      spent += 1;
      return true;
    },
  };
}
