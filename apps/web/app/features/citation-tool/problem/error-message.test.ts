import { describe, expect, it } from 'vitest';
import { errorMessage } from './error-message.ts';

const problem =
  'No record found for this ISBN\n• The ISBN may be mistyped\n• Try the title in a library catalogue';

const cases: [name: string, thrown: unknown, shown: string][] = [
  [
    'the status code and the JSON around a message are stripped',
    new Error(`422: ${JSON.stringify({ message: problem, code: 'ISBN_NOT_FOUND' })}`),
    problem,
  ],
  ['a message without JSON is shown as it is', new Error('503: Service is resting'), 'Service is resting'],
  ['a message without a status code is shown as it is', new Error('Invalid input.'), 'Invalid input.'],
  [
    'a year at the start of a message is no status code',
    new Error('2020 was a leap year'),
    '2020 was a leap year',
  ],
  [
    'escaped characters become what they stand for',
    new Error('422: "Not found\\n\\u2022 Try \\"Manual Entry\\""'),
    'Not found\n• Try "Manual Entry"',
  ],
  [
    'a message inside JSON that was cut off is still found',
    new Error('422: {"message":"Not found\\n• Check the DOI","code":"DOI_NO'),
    'Not found\n• Check the DOI',
  ],
  [
    'JSON without a message gives the fallback',
    new Error('500: {"code":"INTERNAL"}'),
    'Failed to generate citation',
  ],
  [
    'an HTML error page gives the fallback',
    new Error('502: <html><h1>Bad Gateway</h1></html>'),
    'Failed to generate citation',
  ],
  ['an empty message gives the fallback', new Error('500: '), 'Failed to generate citation'],
  ['something thrown that is no error gives the fallback', 'boom', 'Failed to generate citation'],
];

describe('errorMessage', () => {
  it.each(cases)('%s', (_name, thrown, shown) => {
    expect(errorMessage(thrown)).toBe(shown);
  });

  it('a request that got no answer is explained, whatever the browser calls it', () => {
    const shown = errorMessage(new TypeError('NetworkError when attempting to fetch resource.'));
    expect(shown.split('\n')[0]).toBe('Could not reach Citewright');
    expect(shown).toContain('• Check your connection');
  });
});
