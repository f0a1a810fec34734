import { expect, test } from 'vitest';
import { type Move, movedList, moveTarget } from './move-target.ts';

const entry = (id: number, heading?: string) => ({ id, heading });
const list = [entry(1), entry(2), entry(3, 'A'), entry(4, 'A'), entry(5, 'B')];

/** The order of the list after a move, each with its section; absent where nothing moves. */
function after(id: number, to: Move, isOrdered: boolean): string | undefined {
  const target = moveTarget(list, id, to, isOrdered);
  const moved = target && movedList(list, entry(id, target.beside.heading), target);
  return moved?.map(({ id: number, heading = '' }) => `${number}${heading}`).join(' ');
}

test.each<[what: string, id: number, to: Move, order: string | undefined]>([
  ['up within its section', 4, { by: -1 }, '1 2 4A 3A 5B'],
  ['down within its section', 3, { by: 1 }, '1 2 4A 3A 5B'],
  ['down to the end of the first section', 1, { by: 1 }, '2 1 3A 4A 5B'],
  ['down into the next section', 4, { by: 1 }, '1 2 3A 4B 5B'],
  ['up into the section before', 3, { by: -1 }, '1 2 3 4A 5B'],
  ['down from the end', 5, { by: 1 }, undefined],
  ['up from the beginning', 1, { by: -1 }, undefined],
  ['before one of another section', 1, { before: 4 }, '2 3A 1A 4A 5B'],
  ['before one of its own', 2, { before: 1 }, '2 1 3A 4A 5B'],
  ['before itself', 2, { before: 2 }, undefined],
  ['before one that is gone', 2, { before: 9 }, undefined],
])('where numbers follow the list, an entry goes %s', (_, id, to, order) => {
  expect(after(id, to, true)).toBe(order);
});

test.each<[what: string, id: number, to: Move, order: string | undefined]>([
  ['up, into the section before', 4, { by: -1 }, '1 2 4 3A 5B'],
  ['down, into the next section', 1, { by: 1 }, '2 1A 3A 4A 5B'],
  ['up from the first section', 2, { by: -1 }, undefined],
  ['before one of another section', 5, { before: 1 }, '5 1 2 3A 4A'],
  ['before one of its own', 4, { before: 3 }, undefined],
])('where the style sorts, an entry goes %s', (_, id, to, order) => {
  expect(after(id, to, false)).toBe(order);
});

test('the end of a section is the end of the list for the server, whose places are those of all', () => {
  expect(moveTarget(list, 3, { by: -1 }, true)?.before).toBeNull();
  expect(moveTarget(list, 3, { by: 1 }, true)?.before).toBeNull();
});
