import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { RequestError } from '../../../api/request-error.ts';
import { InputError } from '../form/build-request.ts';
import { errorMessage } from './error-message.ts';

const problem =
  'No record found for this ISBN\n• The ISBN may be mistyped\n• Try the title in a library catalogue';

const answered = (status: number, body: string, statusText = '') =>
  new RequestError(status, body, statusText);

const cases: [name: string, thrown: unknown, shown: string][] = [
  [
    'the status code and the JSON around a message are stripped',
    answered(422, JSON.stringify({ message: problem, code: 'ISBN_NOT_FOUND' })),
    problem,
  ],
  ['a message without JSON is shown unchanged', answered(503, 'Service is resting'), 'Service is resting'],
  [
    'without a body the status text is the message',
    answered(503, '', 'Service Unavailable'),
    'Service Unavailable',
  ],
  [
    'escaped characters are decoded',
    answered(422, '"Not found\\n\\u2022 Try \\"Manual Entry\\""'),
    'Not found\n• Try "Manual Entry"',
  ],
  [
    'a message in truncated JSON is extracted',
    answered(422, '{"message":"Not found\\n• Check the DOI","code":"DOI_NO'),
    'Not found\n• Check the DOI',
  ],
  [
    'JSON without a message gives the fallback',
    answered(500, '{"code":"INTERNAL"}'),
    'Failed to generate citation',
  ],
  [
    "a proxy's error page gives the fallback",
    answered(502, '<html><h1>Bad Gateway</h1></html>'),
    'Failed to generate citation',
  ],
  ['an empty message results in the fallback', answered(500, ''), 'Failed to generate citation'],
  [
    'an error of our own form is shown unchanged',
    new InputError('Invalid input. Please provide a valid URL, DOI, or ISBN.'),
    'Invalid input. Please provide a valid URL, DOI, or ISBN.',
  ],
  [
    'a response of an invalid shape results in the fallback',
    z.object({ a: z.string() }).safeParse({}).error,
    'Failed to generate citation',
  ],
  ['something thrown that is no error gives the fallback', 'boom', 'Failed to generate citation'],
];

describe('errorMessage', () => {
  it.each(cases)('%s', (_name, thrown, shown) => {
    expect(errorMessage(thrown)).toBe(shown);
  });

  it.each([
    ['got no answer', new TypeError('NetworkError when attempting to fetch resource.')],
    ['took too long', new DOMException('The operation timed out.', 'TimeoutError')],
  ])("a request that %s is explained, regardless of the browser's message", (_name, thrown) => {
    const shown = errorMessage(thrown);
    expect(shown.split('\n')[0]).toBe('Could not reach Citewright');
    expect(shown).toContain('• Check your connection');
  });
});
