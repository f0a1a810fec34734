import { expect, test } from 'vitest';
import { createMemorySweep } from './idle-memory.ts';

test('garbage is collected once after a burst, when the server is idle', () => {
  let collections = 0;
  const state = { held: 100, utilization: 0.9 };
  const sweep = createMemorySweep({
    held: () => state.held,
    utilization: () => state.utilization,
    collect() {
      collections += 1;
      state.held = 80;
    },
  });
  const looks: number[] = [];
  const look = (held: number, utilization: number) => {
    Object.assign(state, { held, utilization });
    sweep();
    looks.push(collections);
  };
  look(100, 0.9);
  look(100, 0);
  look(90, 0);
  look(200, 0.5);
  look(200, 0.1);
  look(80, 0.1);
  expect(looks).toEqual([0, 1, 1, 1, 2, 2]);
});
