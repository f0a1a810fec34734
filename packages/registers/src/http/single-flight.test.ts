import { expect, it } from 'vitest';
import { createSingleFlight } from './single-flight.ts';

it('later callers wait for the same task', async () => {
  const share = createSingleFlight();
  const gate = Promise.withResolvers<string>();
  let runs = 0;
  const task = () => {
    runs += 1;
    return gate.promise;
  };
  const both = Promise.all([share('a', undefined, task), share('a', undefined, task)]);
  gate.resolve('done');
  expect(await both).toEqual(['done', 'done']);
  expect(runs).toBe(1);
  expect(await share('a', undefined, async () => 'again')).toBe('again');
});

it('a caller that gives up leaves alone, and the task ends with the last one', async () => {
  const share = createSingleFlight();
  const gate = Promise.withResolvers<string>();
  const signals: AbortSignal[] = [];
  const task = (signal: AbortSignal) => {
    signals.push(signal);
    return gate.promise;
  };
  const [first, second] = [new AbortController(), new AbortController()];
  const one = share('a', first.signal, task);
  const other = share('a', second.signal, task);
  first.abort(new Error('left'));
  await expect(one).rejects.toThrow('left');
  expect(signals[0]?.aborted).toBe(false);
  second.abort(new Error('left too'));
  await expect(other).rejects.toThrow('left too');
  expect(signals[0]?.aborted).toBe(true);
});

it('a failure reaches everybody and is forgotten', async () => {
  const share = createSingleFlight();
  const failing = share('a', undefined, async () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await share('a', undefined, async () => 1)).toBe(1);
});

it('a task that has succeeded is not stopped any more', async () => {
  const share = createSingleFlight();
  const signals: AbortSignal[] = [];
  const caller = new AbortController();
  await share('a', caller.signal, async (signal) => signals.push(signal));
  caller.abort(new Error('late'));
  expect(signals[0]?.aborted).toBe(false);
});
