import { expect, test } from 'vitest';
import { familyFirst } from './family-first.ts';

test.each([
  ['Mao Zedong', 'Mao, Zedong'],
  ['Zhang Xiaoming', 'Zhang, Xiaoming'],
  ['Wang Guangyi', 'Wang, Guangyi'],
  ['Kim Jong-un', 'Kim, Jong-un'],
  ['Park Seo-yeon', 'Park, Seo-yeon'],
  ['山田 太郎', '山田, 太郎'],
  ['Kovács Éva', 'Kovács, Éva'],
  ['Соколова Анна Петровна', 'Соколова, Анна Петровна'],
  ['Соколова А. П.', 'Соколова, А. П.'],
  ['DUPONT Jean', 'DUPONT, Jean'],
])('the family name of %s stands first', (text, expected) => {
  expect(familyFirst(text)).toBe(expected);
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
])('%s may be read both ways and stays as it is', (text) => {
  expect(familyFirst(text)).toBe(text);
});
