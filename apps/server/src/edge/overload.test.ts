import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createOverload, type EventLoop, refuseOverload } from './overload.ts';

/** An event loop driven by the test; each accepted request costs so many milliseconds. */
function loopWith(milliseconds: number) {
  let now = 1_000;
  let idle = 0;
  let end = () => {};
  const loop: EventLoop = {
    atEndOfIteration: (then) => {
      end = then;
    },
    idleTime: () => idle,
  };
  const { admits, isRefusing } = createOverload(() => now, loop);
  /** One iteration with this many requests; returns how many were accepted. */
  function iterate(requests: number): number {
    let accepted = 0;
    for (let request = 0; request < requests; request++) {
      if (!admits()) continue;
      accepted += 1;
      now += milliseconds;
    }
    end();
    return accepted;
  }
  return {
    iterate,
    isRefusing,
    iterations: (count: number, requests: number) => Array.from({ length: count }, () => iterate(requests)),
    rest: (milliseconds: number) => {
      now += milliseconds;
      idle += milliseconds;
    },
  };
}

test('short queues are accepted as a whole, however long they take', () => {
  const { iterations } = loopWith(50);
  expect(iterations(100, 32)).toEqual(Array(100).fill(32));
});

test('under overload an iteration accepts as many requests as it has time for, starting mid-iteration', () => {
  const { iterations } = loopWith(1);
  expect(iterations(8, 120)).toEqual([120, 120, 120, 120, 33, 2, 2, 2]);
});

test('long queues that do not get shorter are an overload after half a second, however few they are', () => {
  const { iterations } = loopWith(1);
  expect(iterations(4, 256)).toEqual([256, 256, 33, 2]);
});

test('each iteration accepts one request, regardless of its duration', () => {
  const { iterations } = loopWith(10);
  expect(iterations(4, 40)).toEqual([40, 40, 33, 1]);
});

test('refusing ends after half a second without a refusal', () => {
  const { iterate, iterations, rest, isRefusing } = loopWith(1);
  iterations(8, 120);
  iterate(1);
  expect(iterate(120)).toBe(2);
  expect(isRefusing()).toBe(true);
  rest(500);
  expect(isRefusing()).toBe(false);
  expect(iterate(120)).toBe(120);
});

test('after an idle moment the calls of a page are accepted together, though others were just refused', () => {
  const { iterate, iterations, rest, isRefusing } = loopWith(1);
  iterations(8, 120);
  rest(5);
  expect([iterate(8), iterate(8)]).toEqual([8, 2]);
  rest(5);
  expect(iterate(50)).toBe(9);
  expect(isRefusing()).toBe(true);
});

test('a refusal says when to come again, and health and pages are never refused', async () => {
  const app = fastify();
  for (const path of ['/api/projects', '/api/health', '/learn']) app.get(path, async () => 'here');
  let refused = 0;
  refuseOverload(app, { admits: () => false }, () => {
    refused += 1;
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const answer = await fetch(`${address}/api/projects`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toMatchObject({ code: 'OVERLOADED' });
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  expect((await fetch(`${address}/learn`)).status).toBe(200);
  expect(refused).toBe(1);
});

test('requests that waited behind one slow answer are accepted', () => {
  const { iterations } = loopWith(1);
  expect([...iterations(1, 900), ...iterations(1, 700), ...iterations(2, 400), iterations(1, 30)]).toEqual([
    900,
    700,
    400,
    400,
    [30],
  ]);
});
