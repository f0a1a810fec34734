import { expect, test } from 'vitest';
import { createGivingWay } from './giving-way.ts';

const light = {};
const heavy = {};

test('nobody gives way while there is memory', () => {
  expect(
    createGivingWay(
      () => false,
      () => 0,
    ).isDue(heavy, 900),
  ).toBe(false);
});

test('where memory is short, the reader that holds most gives way, and the others go on', () => {
  let isShort = false;
  const { isDue } = createGivingWay(
    () => isShort,
    () => 0,
  );
  expect([isDue(light, 10), isDue(heavy, 900)]).toEqual([false, false]);
  isShort = true;
  expect([isDue(light, 10), isDue(heavy, 900), isDue(light, 10)]).toEqual([false, true, false]);
});

test('the next one gives way only when the memory of the first has had time to come back', () => {
  let time = 0;
  const { isDue, leave } = createGivingWay(
    () => true,
    () => time,
  );
  expect(isDue(heavy, 900)).toBe(true);
  leave(heavy);
  time = 499;
  expect(isDue(light, 10)).toBe(false);
  time = 500;
  expect(isDue(light, 10)).toBe(true);
});
