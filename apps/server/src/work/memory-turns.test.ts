import { expect, test } from 'vitest';
import { createMemoryTurns } from './memory-turns.ts';

const open = () => new AbortController().signal;

test('while memory is scarce one work is done at a time, and the next begins when it ends', async () => {
  const { take } = createMemoryTurns(() => true);
  const began: string[] = [];
  const release = await take(open());
  const second = take(open()).then(() => began.push('second'));
  began.push('the first ends');
  release();
  await second;
  expect(began).toEqual(['the first ends', 'second']);
});

test('works are done at the same time while there is memory', async () => {
  const { take } = createMemoryTurns(() => false);
  expect(await Promise.all([take(open()), take(open())])).toHaveLength(2);
});

test('what waits begins when memory is free, though the other goes on', async () => {
  let isScarce = true;
  const { take } = createMemoryTurns(() => isScarce);
  await take(open());
  const second = take(open());
  isScarce = false;
  expect(await second).toBeTypeOf('function');
});

test('what finds no memory in its time may come again', async () => {
  const { take } = createMemoryTurns(() => true);
  await take(open());
  await expect(take(AbortSignal.abort())).rejects.toMatchObject({ code: 'OVERLOADED' });
});
