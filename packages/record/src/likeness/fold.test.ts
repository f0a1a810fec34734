import { expect, test } from 'vitest';
import { foldLetters } from './fold.ts';

test.each([
  ['Wałęsa', 'walesa'],
  ['Łoś', 'los'],
  ['Große', 'grosse'],
  ['Søren', 'soren'],
  ['Đilas', 'dilas'],
  ['Œuvres', 'oeuvres'],
  ['Þórður', 'thordur'],
  ['Ilıca', 'ilica'],
  ['İnan', 'inan'],
  ['ﬁnd', 'find'],
  ['ΑΒΓ', 'αβγ'],
])('%s is %s', (text, folded) => {
  expect(foldLetters(text)).toBe(folded);
});
