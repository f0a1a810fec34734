/** How long somebody may stand in a queue, in milliseconds, and for how long it may stay without end before that counts. */
const patience = 5;
const interval = 1_500;
/**
 * For so long after the last refusal its length counts at once: where about as much is asked as can be done, a queue would otherwise
 * grow long each time that nobody had to be sent away. Those who come in one moment are let in even then.
 */
const rest = 5_000;
/** So many may stand in a queue however short the time: a page's calls, saved all at once. */
const most = 100;

/** A queue that says who should not even join it. */
export interface Queue {
  /** False when whoever comes now had better go away. */
  mayJoin(): boolean;
  join(): void;
  /** The first one goes on. */
  leave(): void;
}

/**
 * A queue is bounded by the time that is waited in it: one that never empties for an `interval` is no burst but has no end, and from
 * then on nobody joins it who would stand behind somebody with more than `patience`, until nobody had to be sent away for a while
 * (after CoDel, https://www.rfc-editor.org/rfc/rfc8289#section-4). `now` is in milliseconds, and monotonic.
 */
export function createQueue(now: () => number): Queue {
  const since: number[] = [];
  let filledAt = 0;
  let strictUntil = 0;

  return {
    mayJoin() {
      const moment = now();
      const [first] = since;
      if (first === undefined) return true;
      const isEndless = moment < strictUntil || moment - filledAt > interval;
      if (since.length < most && !(isEndless && moment - first > patience)) return true;
      strictUntil = moment + rest;
      return false;
    },
    join() {
      if (since.length === 0) filledAt = now();
      since.push(now());
    },
    leave() {
      since.shift();
    },
  };
}
