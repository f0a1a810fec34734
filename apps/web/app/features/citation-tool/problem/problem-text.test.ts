import { expect, it } from 'vitest';
import { readProblem } from './problem-text.ts';

it('the first line is the headline, bullets are causes, those with Try, Use or Check are suggestions', () => {
  const message = [
    'This site refuses automated readers',
    '• The page may need a login',
    '• Tryouts are not remedies',
    '• Try the DOI of the work',
    '• Use Manual Entry',
    '• Check the address',
  ].join('\n');
  expect(readProblem(message)).toEqual({
    headline: 'This site refuses automated readers',
    details: [],
    causes: ['The page may need a login', 'Tryouts are not remedies'],
    remedies: ['Try the DOI of the work', 'Use Manual Entry', 'Check the address'],
    aboutIsbn: false,
  });
});

it('other bullet characters, empty lines and additional sentences are parsed', () => {
  expect(readProblem('Headline\r\n\r\nOne more sentence.\n- dash\n* Try a star\n')).toEqual({
    headline: 'Headline',
    details: ['One more sentence.'],
    causes: ['dash'],
    remedies: ['Try a star'],
    aboutIsbn: false,
  });
});

it('a message that mentions an ISBN shows the ISBN tips', () => {
  expect(readProblem('No record found for this ISBN').aboutIsbn).toBe(true);
  expect(readProblem('Nothing found\n• The isbn may be wrong').aboutIsbn).toBe(true);
  expect(readProblem('No record found for this DOI').aboutIsbn).toBe(false);
});
