import { expect, test } from 'vitest';
import { createMemoryTurns } from './memory-turns.ts';

const open = () => new AbortController().signal;
const turns = (isScarce = () => false) => createMemoryTurns(100, isScarce);

test('while memory is scarce one work is done at a time, and the next begins when it ends', async () => {
  const { take } = turns(() => true);
  const began: string[] = [];
  const release = await take(open(), 10);
  const second = take(open(), 10).then(() => began.push('second'));
  began.push('the first ends');
  release();
  await second;
  expect(began).toEqual(['the first ends', 'second']);
});

test('works that hold more than the budget together are done one after the other', async () => {
  const { take } = turns();
  const began: string[] = [];
  const release = await take(open(), 60);
  const second = take(open(), 60).then(() => began.push('second'));
  await take(open(), 40);
  began.push('a smaller one', 'the first ends');
  release();
  release();
  await second;
  expect(began).toEqual(['a smaller one', 'the first ends', 'second']);
});

test('a work that needs more than the budget is done when it is alone', async () => {
  expect(await turns().take(open(), 500)).toBeTypeOf('function');
});

test('what waits begins when memory is free, though the other goes on', async () => {
  let isScarce = true;
  const { take } = turns(() => isScarce);
  await take(open(), 10);
  const second = take(open(), 10);
  isScarce = false;
  expect(await second).toBeTypeOf('function');
});

test('what finds no memory in its time may come again', async () => {
  const { take } = turns(() => true);
  await take(open(), 10);
  await expect(take(AbortSignal.abort(), 10)).rejects.toMatchObject({ code: 'OVERLOADED' });
});

test('while memory is scarce, the garbage of the work before is collected when one begins', async () => {
  let isScarce = false;
  let collected = 0;
  const { take } = createMemoryTurns(
    100,
    () => isScarce,
    () => {
      collected += 1;
    },
  );
  const release = await take(open(), 10);
  expect(collected).toBe(0);
  release();
  isScarce = true;
  await take(open(), 10);
  expect(collected).toBe(1);
});
