/** How long a request may wait for a connection, and for how long the queue may stay non-empty before that counts (milliseconds). */
const patience = 5;
const interval = 1_500;
/**
 * `patience` applies at once for this long after a refusal: near saturation the queue would otherwise grow again after
 * each pause.
 */
const strictFor = 5_000;
/** Most requests that wait, however short the time. */
const longest = 100;

/** Decides who may wait for a connection. */
export interface ConnectionQueue {
  /** False when a request that comes now should be refused. */
  mayJoin(): boolean;
  join(): void;
  /** The first request leaves the queue. */
  leave(): void;
}

/**
 * A queue bounded by waiting time: a burst may wait, a queue that is never empty for an `interval` is an overload. Then a request
 * is refused while the first in the queue has waited longer than `patience`; requests of one moment are accepted together (after
 * CoDel, https://www.rfc-editor.org/rfc/rfc8289#section-4). `now` is in milliseconds, and monotonic.
 */
export function createConnectionQueue(now: () => number): ConnectionQueue {
  const since: number[] = [];
  let filledAt = 0;
  let strictUntil = 0;

  return {
    mayJoin() {
      const moment = now();
      const [first] = since;
      if (first === undefined) return true;
      const isOverload = moment < strictUntil || moment - filledAt > interval;
      if (since.length < longest && !(isOverload && moment - first > patience)) return true;
      strictUntil = moment + strictFor;
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
