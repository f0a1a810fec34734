import { expect, test } from 'vitest';
import { editsBetween } from './distance.ts';

test.each([
  ['vancouver', 'vancouver', 2, 0],
  ['vancuver', 'vancouver', 2, 1],
  ['vanocuver', 'vancouver', 2, 1],
  ['harvrd', 'harvard', 1, 1],
  ['hravrad', 'harvard', 2, 2],
  ['hravrad', 'harvard', 1, 2],
  ['apa', 'vancouver', 2, 3],
  ['', 'apa', 2, 3],
  ['', '', 2, 0],
])('%j and %j are, up to %d, %d edits apart', (one, other, most, edits) => {
  expect(editsBetween(one, other, most)).toBe(edits);
  expect(editsBetween(other, one, most)).toBe(edits);
});
