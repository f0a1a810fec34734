import { expect, test } from 'vitest';
import { ownTurn } from './own-turn.ts';

test('whoever waits goes on in a turn of the event loop in which nobody else does, in the order of coming', async () => {
  const order: string[] = [];
  const goOn = (name: string) => ownTurn().then(() => order.push(name));
  const all = Promise.all(['first', 'second', 'third'].map(goOn));
  const others = () => {
    order.push('others');
    if (order.length < 5) setImmediate(others);
  };
  setImmediate(others);
  await all;
  expect(order).toEqual(['first', 'others', 'second', 'others', 'third']);
});

test('a turn can be waited for again when all have gone on', async () => {
  await ownTurn();
  await expect(ownTurn()).resolves.toBeUndefined();
});
