import { expect, it } from 'vitest';
import { freePlace, type Obstacle } from './free-place.ts';

const size = { width: 300, height: 60 };
const telephone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };
const text = (left: number, top: number, width: number, height: number): Obstacle => ({
  ...{ left, top, width, height },
  weight: 1,
});

it('on an empty page a box stands at the bottom right', () => {
  expect(freePlace(size, desk, [])).toEqual({ left: 968, top: 728 });
});

it('a control at the bottom right sends it to the other side', () => {
  expect(freePlace(size, desk, [text(1000, 740, 200, 40)])).toEqual({ left: 12, top: 728 });
});

it('a full bottom row sends it to the top', () => {
  expect(freePlace(size, desk, [text(0, 720, 1280, 80)])).toEqual({ left: 968, top: 12 });
});

it('between two blocks of a narrow page it stands in the gap', () => {
  const { top } = freePlace(size, telephone, [text(0, 0, 390, 400), text(0, 480, 390, 364)]);
  expect(top).toBeGreaterThanOrEqual(404);
  expect(top + size.height).toBeLessThanOrEqual(476);
});

it('where nothing is free it covers what weighs least', () => {
  const button = { ...text(0, 760, 390, 84), weight: 8 };
  const { top } = freePlace(size, telephone, [text(0, 0, 390, 760), button]);
  expect(top + size.height).toBeLessThanOrEqual(760);
});
