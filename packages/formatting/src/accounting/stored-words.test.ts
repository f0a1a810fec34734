import type { Item } from '@citewright/record';
import { expect, test } from 'vitest';
import { unstoredWords } from './stored-words.ts';

const book: Item = {
  id: '',
  type: 'book',
  title: 'Lakes and locks',
  author: [{ family: 'Alm', given: 'Bo C.' }],
  publisher: 'Harbor Press',
  'publisher-place': 'Oslo',
  issued: { 'date-parts': [[2010, 5, 2]] },
};

test.each<[what: string, given: string, words: string[]]>([
  ['an entry of which all is stored', 'Alm, Bo C. Lakes and Locks. Oslo: Harbor Press, 2 May 2010.', []],
  ['a number before the entry', '[12] B. C. Alm, Lakes and Locks. Oslo: Harbor Press, May 2010.', []],
  ['a year that stands twice', 'Alm, B. C. (2010). Lakes and locks. Oslo: Harbor Press, 2010.', []],
  ['a word that a line end parts', 'Alm, B. C. (2010). Lakes and lo- cks. Oslo: Harbor Press.', []],
  [
    'a reprint',
    'Alm, B. C. (2010). Lakes and locks. Oslo: Harbor Press. Reprint, Gull Books.',
    ['Reprint', 'Gull', 'Books'],
  ],
  [
    'a translator',
    'Alm, B. C. (2010). Lakes and locks. Translated by Eva Dahl. Oslo: Harbor Press.',
    ['Translated', 'Eva', 'Dahl'],
  ],
  [
    'a month that is stored otherwise',
    'Alm, B. C. (2010, June). Lakes and locks. Oslo: Harbor Press.',
    ['June'],
  ],
])('%s leaves the words that no field has', (_, given, words) => {
  expect(unstoredWords(given, book)).toEqual(words);
});
