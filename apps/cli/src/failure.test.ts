import { expect, test } from 'vitest';
import { describeFailure } from './failure.ts';

test.each([
  [
    'a busy computer',
    { code: 'OVERLOADED' },
    { exit: 3, message: 'This computer had too much to do. Try again.' },
  ],
  [
    'a file that is not there',
    { code: 'ENOENT', path: 'a.bib' },
    { exit: 3, message: 'There is no file "a.bib".' },
  ],
  ['any other problem, in its own words', { code: 'SOURCE_TIMEOUT' }, { exit: 3, message: 'As it was told' }],
  ['what does not exist', { code: 'DOI_NOT_FOUND' }, { exit: 1, message: 'As it was told' }],
])('%s has its exit code and its words', (_, parts, expected) => {
  expect(describeFailure(Object.assign(new Error('As it was told'), parts))).toMatchObject(expected);
});
