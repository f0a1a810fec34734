import { HttpError } from './http.ts';

export interface GateOptions {
  /** Tasks that run at once. */
  atOnce: number;
  /** Tasks that may wait; the next one is refused. */
  queue: number;
  /** Tasks that run at once for one key (a host). */
  perKey?: number;
  /** Hears how many tasks run and wait whenever that changes. */
  tell?: (running: number, waiting: number) => void;
}

interface Waiting {
  key: string;
  start: () => void;
}

/** Lets a bounded number of tasks run, per key and in all; the rest wait in order, and beyond the queue are refused. */
export function createGate({ atOnce, queue, perKey = Number.POSITIVE_INFINITY, tell }: GateOptions) {
  const waiting: Waiting[] = [];
  const running = new Map<string, number>();
  let total = 0;

  const mayRun = (key: string) => total < atOnce && (running.get(key) ?? 0) < perKey;

  function enter(key: string): void {
    total += 1;
    running.set(key, (running.get(key) ?? 0) + 1);
    tell?.(total, waiting.length);
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
    tell?.(total, waiting.length);
  }

  function turn(key: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        waiting.splice(waiting.indexOf(task), 1);
        tell?.(total, waiting.length);
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
      tell?.(total, waiting.length);
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
