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
  [
    'escaped characters of a message are decoded',
    answered(422, '{"message":"Not found\\n\\u2022 Try \\"Manual Entry\\""}'),
    'Not found\n• Try "Manual Entry"',
  ],
  [
    'JSON without a message gives the fallback',
    answered(500, '{"code":"INTERNAL"}'),
    'Failed to generate citation',
  ],
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
    ["got the page of a school's filter", answered(200, '<html>This site is blocked</html>')],
    ['got a log-in page with its own status', answered(511, '<html>Welcome to CampusNet</html>')],
  ])("a request that %s is explained, regardless of the browser's message", (_name, thrown) => {
    const shown = errorMessage(thrown);
    expect(shown.split('\n')[0]).toBe('Could not reach Citewright');
    expect(shown).toContain('• Check your connection');
  });

  it.each([
    [
      'the words of a proxy',
      503,
      'upstream connect error or disconnect/reset before headers',
      'Citewright is not available right now',
    ],
    [
      "a proxy's error page",
      502,
      '<html><h1>Bad Gateway</h1></html>',
      'Citewright is not available right now',
    ],
    ['an empty answer', 504, '', 'Citewright is not available right now'],
    ['an error that nobody explains', 500, '', 'Something went wrong on our side'],
    [
      'an error page of the server',
      500,
      '<html>Internal Server Error</html>',
      'Something went wrong on our side',
    ],
  ])('%s is no lost connection', (_name, status, body, headline) => {
    const shown = errorMessage(answered(status, body));
    expect(shown.split('\n')[0]).toBe(headline);
    expect(shown).not.toContain('connection');
    expect(shown).toContain('• Use Manual Entry');
  });
});
