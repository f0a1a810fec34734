const waiting: (() => void)[] = [];

function next(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(next);
}

/**
 * Waits for a turn of the event loop that nobody else who waits here has. Services that are equally fast answer many questions in
 * one turn; were all of them worked off in it, the requests that came meanwhile would wait for all of them, would be sent on together
 * and come back together, again and again. In turns of their own they move apart.
 */
export function ownTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(next);
  });
}
