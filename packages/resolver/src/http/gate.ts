import { HttpError } from './http.ts';

export interface GateOptions {
  /** Tasks that run at the same time. */
  atOnce: number;
  /** Tasks that may wait; further ones are rejected. */
  queue: number;
  /** Tasks that run at the same time for one key (a host). */
  perKey?: number;
  /** Called with the number of running and waiting tasks when it changes. */
  onChange?: (running: number, waiting: number) => void;
}

interface Waiting {
  key: string;
  start: () => void;
}

/**
 * Limits how many tasks run at the same time, per key and in total. The rest wait in order; beyond the queue
 * they are rejected.
 */
export function createGate({ atOnce, queue, perKey = Number.POSITIVE_INFINITY, onChange }: GateOptions) {
  const waiting: Waiting[] = [];
  const running = new Map<string, number>();
  let total = 0;

  const mayRun = (key: string) => total < atOnce && (running.get(key) ?? 0) < perKey;

  function enter(key: string): void {
    total += 1;
    running.set(key, (running.get(key) ?? 0) + 1);
    onChange?.(total, waiting.length);
  }

  function leave(key: string): void {
    total -= 1;
    const left = (running.get(key) ?? 1) - 1;
    if (left === 0) running.delete(key);
    else running.set(key, left);
    const next = waiting.findIndex((task) => mayRun(task.key));
    if (next >= 0) {
      const [task] = waiting.splice(next, 1);
      if (task !== undefined) {
        enter(task.key);
        task.start();
      }
    }
    onChange?.(total, waiting.length);
  }

  function turn(key: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        waiting.splice(waiting.indexOf(task), 1);
        onChange?.(total, waiting.length);
        reject(new HttpError('timeout', signal.reason));
      };
      const task: Waiting = {
        key,
        start: () => {
          signal.removeEventListener('abort', giveUp);
          resolve();
        },
      };
      waiting.push(task);
      onChange?.(total, waiting.length);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  return async function pass<Value>(
    key: string,
    signal: AbortSignal,
    task: () => Promise<Value>,
  ): Promise<Value> {
    if (mayRun(key)) {
      enter(key);
    } else {
      if (waiting.length >= queue) throw new HttpError('overloaded');
      if (signal.aborted) throw new HttpError('timeout', signal.reason);
      await turn(key, signal);
    }
    try {
      return await task();
    } finally {
      leave(key);
    }
  };
}
