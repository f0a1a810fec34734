import { expect, test } from 'vitest';
import { createTurnQueue } from './turn-queue.ts';

test('callers continue in order, each in its own turn of the event loop', async () => {
  const order: string[] = [];
  const nextTurn = createTurnQueue();
  const proceed = (name: string) => nextTurn().then(() => order.push(name));
  const all = Promise.all(['first', 'second', 'third'].map(proceed));
  const others = () => {
    order.push('others');
    if (order.length < 5) setImmediate(others);
  };
  setImmediate(others);
  await all;
  expect(order).toEqual(['first', 'others', 'second', 'others', 'third']);
});

test('the queue works again after it was empty', async () => {
  const nextTurn = createTurnQueue();
  await nextTurn();
  await expect(nextTurn()).resolves.toBeUndefined();
});
