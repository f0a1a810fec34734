import { expect, it } from 'vitest';
import { RequestError, UnansweredChange } from '~/api/request-error.ts';
import { PartialChange, partialMessage } from './partial-change.ts';

const problem = JSON.stringify({
  message: 'There is no room\n• Try to delete something',
  code: 'LIMIT_REACHED',
});
const broken = new TypeError('Failed to fetch');

it.each([
  [
    'that the others are not done',
    new UnansweredChange(true, broken),
    'Done for 2 of 3. For the others no answer came, and they are as they were.',
  ],
  [
    'that the others are not known',
    new UnansweredChange(false, broken),
    'Done for 2 of 3. For the others no answer came: it is not known whether they were done.',
  ],
  [
    'why the server refuses the others',
    new RequestError(409, problem, ''),
    'Done for 2 of 3. There is no room. Try to delete something',
  ],
])('of several changes it is said how many are done, and %s', (_name, cause, expected) => {
  expect(partialMessage(new PartialChange(2, 3, cause))).toBe(expected);
});
