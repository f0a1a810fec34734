import { expect, it } from 'vitest';
import { obviousWork, type SearchChoice, type SearchResponse } from './search.ts';

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

it.each<[what: string, response: Partial<SearchResponse>, isTaken: boolean]>([
  ['a reference without a rival is cited at once', {}, true],
  ['a title leaves the choice', { reading: 'title' }, false],
  ['a reference that several works fit leaves the choice', { clear: false, rivals: 2 }, false],
  [
    'the identifier of a reference decides',
    { clear: false, identifier: { value: '10.5555/rivers', status: 'agrees' } },
    true,
  ],
  [
    'an identifier of another work leaves the choice',
    { identifier: { value: '10.5555/rivers', status: 'disagrees' } },
    false,
  ],
])('%s', (_what, response, isTaken) => {
  expect(obviousWork({ ...found, ...response })).toBe(isTaken ? choice : undefined);
});
