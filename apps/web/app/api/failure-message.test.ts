import { expect, it } from 'vitest';
import { unknownWithoutAnswer } from '~/api/make-change.ts';
import { RequestError, UnansweredChange } from '~/api/request-error.ts';
import { failureMessage } from './failure-message.ts';

const fallback = 'Failed to create project';
const problem = JSON.stringify({
  message: 'There is no room\n• Try to delete something',
  code: 'LIMIT_REACHED',
});

it.each([
  [
    "the server's headline and advice stand on one line",
    new RequestError(409, problem, ''),
    'There is no room. Try to delete something',
  ],
  ['an answer without words gives the fallback', new RequestError(500, '', ''), fallback],
  ["a proxy's error page gives the fallback", new RequestError(502, '<h1>Bad Gateway</h1>', ''), fallback],
  ["a proxy's words give the fallback", new RequestError(503, 'upstream connect error', ''), fallback],
  [
    'a change without an answer that is not stored is told so',
    new UnansweredChange(true, new TypeError('Failed to fetch')),
    'Failed to create project. No answer came, and nothing has changed.',
  ],
  [
    'a change without an answer that could not be looked for is not called failed',
    new UnansweredChange(false, new TypeError('Failed to fetch')),
    'No answer came: it is not known whether this was done. Check your connection; pressing again does nothing twice.',
  ],
  ['no answer at all gives the fallback', new TypeError('Failed to fetch'), fallback],
])('%s', (_name, error, expected) => {
  expect(failureMessage(error, fallback)).toBe(expected);
});

it.each([
  [
    'without an answer it is not known what became of a change that cannot be looked for',
    new RequestError(502, '<h1>Bad Gateway</h1>', ''),
    'No answer came: it is not known whether this was done. Check your connection; pressing again does nothing twice.',
  ],
  [
    'what our server refuses is refused',
    new RequestError(409, problem, ''),
    'There is no room. Try to delete something',
  ],
])('%s', async (_name, error, expected) => {
  const failure: unknown = await Promise.reject(error)
    .catch(unknownWithoutAnswer)
    .catch((thrown) => thrown);
  expect(failureMessage(failure, fallback)).toBe(expected);
});
