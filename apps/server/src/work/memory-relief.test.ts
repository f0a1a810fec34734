import { expect, test } from 'vitest';
import { createMemoryRelief } from './memory-relief.ts';

test('garbage is collected when memory is scarce and has grown, once a second', () => {
  const state = { taken: 0.2, at: 0, collections: 0 };
  const relieve = createMemoryRelief({
    memory: { taken: () => ({ process: state.taken, heap: 0.3 }) },
    collect() {
      state.collections += 1;
      state.taken -= 0.02;
    },
    now: () => state.at,
  });
  const collections = [
    { taken: 0.58, at: 0 },
    { taken: 0.64, at: 0 },
    { taken: 0.66, at: 1_500 },
    { taken: 0.68, at: 1_600 },
    { taken: 0.8, at: 2_000 },
    { taken: 0.8, at: 3_000 },
    { taken: 0.25, at: 9_000 },
    { taken: 0.62, at: 9_100 },
  ].map((next) => {
    Object.assign(state, next);
    relieve();
    return state.collections;
  });
  expect(collections).toEqual([0, 1, 1, 2, 2, 3, 3, 4]);
});
