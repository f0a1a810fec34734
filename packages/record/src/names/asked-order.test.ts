import { expect, test } from 'vitest';
import { orderNotice } from './asked-order.ts';
import { readNames } from './read-names.ts';

const asked = (authors: string) =>
  orderNotice(authors, { id: '', type: 'book', author: readNames(authors) })?.values.words ?? [];

test.each([
  'Bong Joon-ho',
  'Sun Tzu',
  'Lao Tzu',
  'Mao Zedong',
  'Mao Tse-tung',
  'Chiang Kai-shek',
  'Kim Jong-un',
  'Kim Jong Un',
  'Kim Il Sung',
  'Park Chan-wook',
  'Li Wei',
  'Wang Fang',
  'Mo Yan',
  'Ge Fei',
  'Zhang Xiaoming',
  'Murakami Haruki',
  'Abe Shinzō',
  'Ōe Kenzaburō',
  'Oe Kenzaburo',
])('the order of %s is asked about', (name) => {
  expect(asked(name)).toEqual([name]);
});

test.each([
  'Mao, Zedong',
  'Bong, Joon-ho',
  'Xiaoming Zhang',
  'Wei Zhang',
  'Yang Liu',
  'Haruki Murakami',
  'Akira Kurosawa',
  'Kim Smith',
  'Kim Clijsters',
  'Lee Marvin',
  'Lee Harvey Oswald',
  'Lee Ann Womack',
  'Ada Okafor',
  'Wang Linda',
  'Ma Baker',
  'Song Hanson',
  'Ren Manning-Cole',
  'Min Jin Lee',
  'Ha Jin',
  'Jung Chang',
  'Gabriel García Márquez',
  'World Health Organization',
  'Kobayashi, Yoko; Tanaka, Ken',
])('%s needs no question', (names) => {
  expect(asked(names)).toEqual([]);
});

test('a question names those of a list whose order is doubtful, and says how to settle it', () => {
  const authors = 'Ada Okafor; Mao Zedong; Bong Joon-ho';
  expect(orderNotice(authors, { id: '', type: 'book', author: readNames(authors) })).toEqual({
    code: 'doubtful-name-order',
    values: { words: ['Mao Zedong', 'Bong Joon-ho'], family: 'Mao', given: 'Zedong', areMore: false },
    fields: ['author'],
  });
});
