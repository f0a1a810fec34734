import { expect, test } from 'vitest';
import { invertEastAsian } from './family-first.ts';

test.each([
  ['Mao Zedong', 'Mao, Zedong'],
  ['Zhang Xiaoming', 'Zhang, Xiaoming'],
  ['Wang Guangyi', 'Wang, Guangyi'],
  ['Kim Jong-un', 'Kim, Jong-un'],
  ['Park Seo-yeon', 'Park, Seo-yeon'],
])('a name that surely has its family name first is inverted: %s', (text, expected) => {
  expect(invertEastAsian(text)).toBe(expected);
});

test.each([
  'Xiaoming Zhang',
  'Li Wei',
  'Wang Linda',
  'Ma Baker',
  'Kim Smith-Jones',
  'Kim Clijsters',
  'Lee Harvey Oswald',
  'Song Li',
  'Ren Manning-Cole',
  'Wei Zhang',
  'Tang Hanson',
  'Jung Chang',
  'Haruki Murakami',
])('a name that may be read both ways stays as it is: %s', (text) => {
  expect(invertEastAsian(text)).toBe(text);
});
