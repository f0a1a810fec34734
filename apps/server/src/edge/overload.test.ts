import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createOverload, type EventLoop, refuseOverload } from './overload.ts';

/** An event loop by hand: each turn is given its requests, and each that is taken costs so many milliseconds. */
function loopWith(milliseconds: number) {
  let now = 1_000;
  let idle = 0;
  let end = () => {};
  const loop: EventLoop = {
    atEndOfTurn: (then) => {
      end = then;
    },
    idleTime: () => idle,
  };
  const { admits, isRefusing } = createOverload(() => now, loop);
  /** One turn; gives how many of its requests were taken. */
  function turn(requests: number): number {
    let taken = 0;
    for (let request = 0; request < requests; request++) {
      if (!admits()) continue;
      taken += 1;
      now += milliseconds;
    }
    end();
    return taken;
  }
  return {
    turn,
    isRefusing,
    turns: (count: number, requests: number) => Array.from({ length: count }, () => turn(requests)),
    rest: (milliseconds: number) => {
      now += milliseconds;
      idle += milliseconds;
    },
  };
}

test('short queues are taken whole, however long they take', () => {
  const { turns } = loopWith(50);
  expect(turns(100, 32)).toEqual(Array(100).fill(32));
});

test('a queue that does not end is cut to what a turn has time for, in the middle of one', () => {
  const { turns } = loopWith(1);
  expect(turns(8, 120)).toEqual([120, 120, 120, 120, 33, 2, 2, 2]);
});

test('long turns that do not get shorter are cut when half a second is over, however few they are', () => {
  const { turns } = loopWith(1);
  expect(turns(4, 256)).toEqual([256, 256, 33, 2]);
});

test('one request of a turn is taken, however long it takes', () => {
  const { turns } = loopWith(10);
  expect(turns(4, 40)).toEqual([40, 40, 33, 1]);
});

test('nobody is refused any more once nobody had to be for half a second', () => {
  const { turn, turns, rest, isRefusing } = loopWith(1);
  turns(8, 120);
  turn(1);
  expect(turn(120)).toBe(2);
  expect(isRefusing()).toBe(true);
  rest(500);
  expect(isRefusing()).toBe(false);
  expect(turn(120)).toBe(120);
});

test('after a moment without work a page may ask for all it needs at once, though others were just refused', () => {
  const { turn, turns, rest, isRefusing } = loopWith(1);
  turns(8, 120);
  rest(5);
  expect([turn(8), turn(8)]).toEqual([8, 2]);
  rest(5);
  expect(turn(50)).toBe(9);
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

test('what waited behind one long answer is taken', () => {
  const { turns } = loopWith(1);
  expect([...turns(1, 900), ...turns(1, 700), ...turns(2, 400), turns(1, 30)]).toEqual([
    900,
    700,
    400,
    400,
    [30],
  ]);
});
