interface Flight {
  result: Promise<unknown>;
  waiting: number;
  succeeded: boolean;
  stop: AbortController;
}

function abortOf(signal: AbortSignal | undefined): { aborted: Promise<never>; release: () => void } {
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal?.reason);
  if (signal?.aborted) onAbort();
  else signal?.addEventListener('abort', onAbort, { once: true });
  promise.catch(() => undefined);
  return { aborted: promise, release: () => signal?.removeEventListener('abort', onAbort) };
}

/**
 * Runs one task per key at a time: later callers wait for the same result. A caller that aborts leaves alone;
 * the task is aborted when the last caller has left.
 */
export function createSingleFlight() {
  const flights = new Map<string, Flight>();

  function forget(key: string, flight: Flight): void {
    if (flights.get(key) === flight) flights.delete(key);
  }

  function launch<Value>(key: string, task: (signal: AbortSignal) => Promise<Value>): Flight {
    const stop = new AbortController();
    const result = task(stop.signal);
    const flight: Flight = { result, waiting: 0, succeeded: false, stop };
    flights.set(key, flight);
    result.then(
      () => {
        flight.succeeded = true;
        forget(key, flight);
      },
      () => forget(key, flight),
    );
    return flight;
  }

  return async function share<Value>(
    key: string,
    signal: AbortSignal | undefined,
    task: (signal: AbortSignal) => Promise<Value>,
  ): Promise<Value> {
    const flight = flights.get(key) ?? launch(key, task);
    const { aborted, release } = abortOf(signal);
    flight.waiting += 1;
    try {
      // One key always means one kind of task, hence one type of result.
      return (await Promise.race([flight.result, aborted])) as Value;
    } finally {
      release();
      flight.waiting -= 1;
      if (flight.waiting === 0) {
        forget(key, flight);
        // Aborting a finished task has no effect, and costs as much as a small answer.
        if (!flight.succeeded) flight.stop.abort();
      }
    }
  };
}
