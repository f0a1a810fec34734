import { setImmediate as otherRequests } from 'node:timers/promises';

/** Milliseconds of work after which other requests have their turn. */
const turn = 12;

/** Says after each step whether it is time to let others have their turn, and waits for them when it is. */
export function createTurns(
  now: () => number = performance.now.bind(performance),
): () => Promise<void> | undefined {
  let until = now() + turn;
  return () => {
    if (now() < until) return undefined;
    return otherRequests().then(() => {
      until = now() + turn;
    });
  };
}

/** Takes the steps of some work, with turns for others between them; gives what it comes to. */
export async function takeSteps<Result>(steps: Iterator<undefined, Result>): Promise<Result> {
  const pause = createTurns();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    const others = pause();
    if (others) await others;
  }
}

/** What is made of each value, with turns for others between them. */
export async function mapInTurns<Value, Result>(
  values: Iterable<Value>,
  make: (value: Value) => Result,
): Promise<Result[]> {
  const pause = createTurns();
  const results: Result[] = [];
  for (const value of values) {
    results.push(make(value));
    const others = pause();
    if (others) await others;
  }
  return results;
}
