import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { keepTurnsShort } from './short-turns.ts';

/** Sends so many calls in one turn, each of which takes so many milliseconds; gives how many were done in how many turns. */
async function turnsOf(calls: number, milliseconds: number) {
  let now = 1_000;
  let turn = 0;
  const doneIn: number[] = [];
  const app = fastify();
  keepTurnsShort(app, () => now);
  app.post('/', async ({ body }) => {
    now += milliseconds;
    doneIn.push(turn);
    return body;
  });
  await app.ready();
  const count = () => {
    turn += 1;
    if (doneIn.length < calls) setImmediate(count);
  };
  setImmediate(count);
  const answers = Array.from({ length: calls }, (_, at) =>
    app.inject({ method: 'POST', url: '/', payload: { at } }),
  );
  const bodies = (await Promise.all(answers)).map((answer) => answer.json().at);
  return { bodies, turns: new Set(doneIn).size };
}

test('short calls that come together are answered together', async () => {
  const { bodies, turns } = await turnsOf(20, 0.5);
  expect(bodies).toEqual(Array.from({ length: 20 }, (_, at) => at));
  expect(turns).toBeLessThan(5);
});

test('long ones go on in turns of their own, and none is lost', async () => {
  const { bodies, turns } = await turnsOf(20, 30);
  expect(bodies).toEqual(Array.from({ length: 20 }, (_, at) => at));
  expect(turns).toBeGreaterThan(15);
});
