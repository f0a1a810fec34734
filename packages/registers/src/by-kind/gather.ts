import type { Clock } from '../clock.ts';
import { UpstreamError } from '../http/upstream-error.ts';

export interface GatherOptions<Value> {
  clock: Clock;
  signal: AbortSignal;
  /** True for a value after which the other tasks get only `grace`. */
  isFinal(value: Value): boolean;
  /** True for a value that suffices when nothing better arrives within `patience`. */
  isUsable(value: Value): boolean;
}

export interface Gathered<Value> {
  values: Value[];
  failures: UpstreamError[];
  /** Tasks without an answer when the waiting ended. */
  pending: number;
}

/** Time for the other tasks after a final value, in milliseconds. */
const grace = 1_000;

/** Time to wait for a final value when there is a usable one, in milliseconds. */
const patience = 5_000;

/**
 * Runs all tasks at the same time without waiting for the slowest: a final value ends the wait after `grace`,
 * a usable one after `patience`. The remaining tasks are aborted. Collects the failures of services; throws
 * any other error.
 */
export function gather<Value>(
  tasks: readonly ((signal: AbortSignal) => Promise<Value>)[],
  { clock, signal, isFinal, isUsable }: GatherOptions<Value>,
): Promise<Gathered<Value>> {
  const { promise, resolve, reject } = Promise.withResolvers<Gathered<Value>>();
  const stop = new AbortController();
  const within = AbortSignal.any([signal, stop.signal]);
  const values: Value[] = [];
  const failures: UpstreamError[] = [];
  let pending = tasks.length;

  let impatient = false;

  const finish = () => {
    resolve({ values: [...values], failures: [...failures], pending });
    stop.abort();
  };
  const after = (ms: number, act: () => void) => {
    // The sleep rejects when everything is finished.
    clock.sleep(ms, within).then(act, () => undefined);
  };
  const onSettled = (value?: Value) => {
    pending -= 1;
    if (pending === 0 || (impatient && value !== undefined && isUsable(value))) finish();
    else if (value !== undefined && isFinal(value)) after(grace, finish);
  };

  for (const task of tasks) {
    task(within).then(
      (value) => {
        values.push(value);
        onSettled(value);
      },
      (error: unknown) => {
        if (error instanceof UpstreamError) failures.push(error);
        else reject(error);
        onSettled();
      },
    );
  }
  after(patience, () => {
    impatient = true;
    if (values.some(isUsable)) finish();
  });
  return promise;
}
