/** Resolves in a later turn of the event loop, in which no other caller of the same queue resolves. */
export type NextTurn = () => Promise<void>;

/**
 * Creates a queue that lets one caller continue per turn of the event loop. Fast services answer many requests in one turn.
 * Processing all answers in that turn would delay every request that arrives meanwhile, and would keep them synchronised.
 */
export function createTurnQueue(): NextTurn {
  const waiting: (() => void)[] = [];

  function next(): void {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(next);
  }

  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(next);
    });
}
