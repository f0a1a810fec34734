import { describe, expect, it } from 'vitest';
import { decodePage } from './charset.ts';

const latin1 = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

describe('a page is decoded', () => {
  it.each([
    [
      'by its byte order mark, whatever the header says',
      Uint8Array.of(0xef, 0xbb, 0xbf, 0xc3, 0xa9),
      'text/html; charset=latin1',
      'é',
    ],
    ['by the charset of the header', latin1('\u00e9'), 'text/html; charset="ISO-8859-1"', 'é'],
    [
      'by its own declaration',
      latin1('<meta charset=windows-1251>\u00c4'),
      'text/html',
      '<meta charset=windows-1251>Д',
    ],
    ['as UTF-8 when it is UTF-8', new TextEncoder().encode('Käse – 日本'), '', 'Käse – 日本'],
    ['as Windows-1252 when nothing else fits', latin1('na\u00efve \u0096 x'), 'text/html', 'naïve – x'],
    [
      'as UTF-8 for an encoding nobody knows',
      new TextEncoder().encode('é'),
      'text/html; charset=x-none',
      'é',
    ],
  ])('%s', (_, bytes, contentType, expected) => {
    expect(decodePage(bytes, contentType)).toBe(expected);
  });
});
