import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createOverload, refuseOverload } from './overload.ts';

/** An event loop by hand: each turn is given its requests, and each that is taken costs so many milliseconds. */
function loopWith(milliseconds: number) {
  let now = 1_000;
  let end = () => {};
  const admits = createOverload(
    () => now,
    (then) => {
      end = then;
    },
  );
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
    turns: (count: number, requests: number) => Array.from({ length: count }, () => turn(requests)),
  };
}

test('turns that have time for all their requests take them all', () => {
  const { turns } = loopWith(1);
  expect(turns(200, 5)).toEqual(Array(200).fill(5));
});

test('a queue that does not end is cut to what a turn has time for', () => {
  const { turns } = loopWith(1);
  const taken = turns(40, 30);
  expect(taken.slice(0, 16)).toEqual(Array(16).fill(30));
  expect(taken.slice(-10)).toEqual(Array(10).fill(6));
});

test('a short turn ends the refusals', () => {
  const { turn, turns } = loopWith(1);
  turns(40, 30);
  turn(1);
  expect(turn(30)).toBe(30);
});

test('a refusal says when to come again, and health and pages are never refused', async () => {
  const app = fastify();
  for (const path of ['/api/projects', '/api/health', '/learn']) app.get(path, async () => 'here');
  refuseOverload(app, () => false);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const answer = await fetch(`${address}/api/projects`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toMatchObject({ code: 'OVERLOADED' });
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  expect((await fetch(`${address}/learn`)).status).toBe(200);
});

test('what waited behind one long answer is taken', () => {
  const slow = loopWith(60);
  expect(slow.turns(4, 3)).toEqual([3, 3, 3, 3]);
  const { turns } = loopWith(1);
  expect(turns(1, 400)).toEqual([400]);
  expect(turns(3, 100)).toEqual([100, 100, 100]);
});

test('a page that asks for four things at once gets them, however slow the machine is', () => {
  const { turns } = loopWith(50);
  expect(turns(50, 4)).toEqual(Array(50).fill(4));
});
