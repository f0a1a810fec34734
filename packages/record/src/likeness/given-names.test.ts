import { expect, test } from 'vitest';
import { givenNamesFit } from './given-names.ts';

test.each([
  ['Ingrid', 'I.'],
  ['Ingrid', undefined],
  ['Ingrid Maria', 'I. M.'],
  ['Ingrid Maria', 'IM'],
  ['I. Maria', 'Ingrid M.'],
  ['John Ronald Reuel', 'J. R.'],
  ['Jean-Pierre', 'J.-P.'],
  ['Jean-Pierre', 'JP'],
  ['Xiao-Ming', 'Xiaoming'],
  ['Dan', 'Daniel'],
  ['Bill', 'William'],
  ['José', 'Jose'],
  ['Sergey', 'Sergei'],
  ['Mohammed', 'Muhammad'],
  ['Анна', 'Anna'],
])('%s can be %s', (one, other) => {
  expect(givenNamesFit(one, other)).toBe(true);
  expect(givenNamesFit(other, one)).toBe(true);
});

test('an initial before the name that a record has is of somebody else, one that a list leaves out is not', () => {
  expect(givenNamesFit('T. R.', 'R.')).toBe(false);
  expect(givenNamesFit('R.', 'J. R.')).toBe(true);
});

test.each([
  ['Ingrid', 'X.'],
  ['Ingrid', 'Astrid'],
  ['Ingrid Maria', 'I. K.'],
  ['I. M.', 'M. I.'],
  ['Maria', 'Mario'],
  ['JP', 'PJ'],
])('%s cannot be %s', (one, other) => {
  expect(givenNamesFit(one, other)).toBe(false);
  expect(givenNamesFit(other, one)).toBe(false);
});
