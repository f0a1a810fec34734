import { expect, test } from 'vitest';
import { createMemoryShares } from './memory-shares.ts';

const never = new AbortController().signal;
const shares = () => createMemoryShares({ limit: 1_000, used: () => 500 });

test('nobody gets more than all readers may have together', () => {
  expect([shares().most(100), shares().most(900)]).toEqual([100, 400]);
});

test('who finds too little free waits until it is given back, in the order of asking', async () => {
  const { take } = shares();
  const order: string[] = [];
  const release = await take(300, never);
  const second = take(300, never).then((free) => {
    order.push('second');
    return free;
  });
  const third = take(100, never).then(() => order.push('third'));
  await Promise.resolve();
  expect(order).toEqual([]);
  release();
  await second;
  await third;
  expect(order).toEqual(['second', 'third']);
});

test('who waits too long is refused, and holds up nobody', async () => {
  const { take } = shares();
  const release = await take(400, never);
  const leaving = new AbortController();
  const refused = take(400, leaving.signal);
  const next = take(100, never);
  leaving.abort();
  await expect(refused).rejects.toMatchObject({ code: 'OVERLOADED' });
  release();
  await expect(next).resolves.toBeTypeOf('function');
});

test('a process near its limit is short of memory', () => {
  expect(createMemoryShares({ limit: 1_000, used: () => 950 }).isShort()).toBe(true);
  expect(shares().isShort()).toBe(false);
});
