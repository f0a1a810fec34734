import type { SearchChoice, SearchResponse } from '@citewright/contract';
import { expect, it } from 'vitest';
import { marksOf, remarksOn } from './found-works.ts';

const choice: SearchChoice = {
  formattedCitation: 'Okafor, A. (2019). <i>Rivers</i>.',
  plainText: 'Okafor, A. (2019). Rivers.',
  inTextCitation: '(Okafor, 2019)',
  item: { id: 'a', type: 'book', title: 'Rivers' },
  confidence: 0.9,
  request: { inputType: 'isbn', sourceInput: '9780306406157' },
  differs: [],
};

const found: SearchResponse = {
  reading: 'reference',
  choices: [choice],
  rivals: 0,
  clear: true,
  unanswered: [],
};

it.each<[response: Partial<SearchResponse>, remarks: string[]]>([
  [{}, []],
  [{ rivals: 10 }, ['11 works fit equally well: choose the one you mean.']],
  [{ unanswered: ['OpenAlex'] }, ['OpenAlex did not answer, so a work may be missing.']],
  [
    { identifier: { value: '10.5555/no', status: 'not-found' } },
    ['The identifier in this reference is not registered.'],
  ],
])('%j is put into words', (response, remarks) => {
  expect(remarksOn({ ...found, ...response })).toEqual(remarks);
});

it.each<[marks: Partial<SearchChoice>, words: string[]]>([
  [{}, []],
  [{ differs: ['author', 'year'] }, ['Differs from your text: another author, another year.']],
  [{ editions: [1974, 1986] }, ['Editions of 1974, 1986.']],
  [{ editions: [1974, 1986, 1990, 2001, 2014] }, ['Editions of 1974 to 2014.']],
  [{ about: true }, ['A work about the work, such as a review or a correction.']],
])('%j of a choice is put into words', (marks, words) => {
  expect(marksOf({ ...choice, ...marks })).toEqual(words);
});
