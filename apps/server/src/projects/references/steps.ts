import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of work after which other requests get the event loop. */
const longestStretch = 12;

/** Turns of the event loop that others get: in each only one new connection is accepted (libuv 1.45). */
const turns = 24;

async function otherTurns(): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await nextTurn();
}

/** Gives a function to call after each step of long work: when it is time to, it waits until other requests have been served. */
export function createPauses(
  now: () => number = performance.now.bind(performance),
): () => Promise<void> | undefined {
  let until = now() + longestStretch;
  return () => {
    if (now() < until) return undefined;
    return otherTurns().then(() => {
      until = now() + longestStretch;
    });
  };
}

/** Runs a generator to its result, with pauses between its steps. */
export async function runSteps<Result>(steps: Iterator<undefined, Result>): Promise<Result> {
  const pauseIfDue = createPauses();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    // Not awaited each time: most steps need no pause.
    const pause = pauseIfDue();
    if (pause) await pause;
  }
}

/** Maps values, with pauses between them. */
export async function mapInSteps<Value, Result>(
  values: Iterable<Value>,
  map: (value: Value) => Result,
): Promise<Result[]> {
  function* steps(): Generator<undefined, Result[]> {
    const results: Result[] = [];
    for (const value of values) {
      results.push(map(value));
      yield;
    }
    return results;
  }
  return await runSteps(steps());
}
