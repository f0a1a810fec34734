import type { Clock } from '../clock.ts';
import { UpstreamError } from '../http/upstream.ts';

export interface GatherOptions<Value> {
  clock: Clock;
  signal: AbortSignal;
  /** A value after which the others get `grace` and no more. */
  settles(value: Value): boolean;
  /** A value that is worth something when nothing better comes within `patience`. */
  counts(value: Value): boolean;
}

export interface Gathered<Value> {
  values: Value[];
  failures: UpstreamError[];
  /** How many had not answered when the waiting ended. */
  unheard: number;
}

/** How long the others may take once one answer settles the matter, in milliseconds. */
const grace = 1_000;

/** How long a perfect answer is waited for when there is a usable one, in milliseconds. */
const patience = 5_000;

/**
 * Asks all side by side and waits for them, but not for the slowest: an answer that settles the matter, or any answer after a
 * while, is enough, and who has not answered is told to stop. Failures of services are collected, defects thrown.
 */
export function gather<Value>(
  tasks: readonly ((signal: AbortSignal) => Promise<Value>)[],
  { clock, signal, settles, counts }: GatherOptions<Value>,
): Promise<Gathered<Value>> {
  const { promise, resolve, reject } = Promise.withResolvers<Gathered<Value>>();
  const stop = new AbortController();
  const within = AbortSignal.any([signal, stop.signal]);
  const values: Value[] = [];
  const failures: UpstreamError[] = [];
  let unheard = tasks.length;

  let impatient = false;

  const finish = () => {
    resolve({ values: [...values], failures: [...failures], unheard });
    stop.abort();
  };
  const after = (ms: number, act: () => void) => {
    // The sleep is cut short when everything is over already.
    clock.sleep(ms, within).then(act, () => undefined);
  };
  const heard = (value?: Value) => {
    unheard -= 1;
    if (unheard === 0 || (impatient && value !== undefined && counts(value))) finish();
    else if (value !== undefined && settles(value)) after(grace, finish);
  };

  for (const task of tasks) {
    task(within).then(
      (value) => {
        values.push(value);
        heard(value);
      },
      (error: unknown) => {
        if (error instanceof UpstreamError) failures.push(error);
        else reject(error);
        heard();
      },
    );
  }
  after(patience, () => {
    impatient = true;
    if (values.some(counts)) finish();
  });
  return promise;
}
