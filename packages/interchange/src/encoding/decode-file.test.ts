import { expect, test } from 'vitest';
import { decodeFile, isBinary } from './decode-file.ts';

const utf8 = (text: string) => [...new TextEncoder().encode(text)];
const little = (text: string) =>
  [...text].flatMap((sign) => [sign.charCodeAt(0) & 0xff, sign.charCodeAt(0) >> 8]);

test.each([
  ['UTF-8', utf8('Gödel'), 'Gödel', 'UTF-8'],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, ...utf8('ö')], 'ö', 'UTF-8'],
  ['UTF-16 with its mark', [0xff, 0xfe, 0xf6, 0x00, 0x41, 0x00], 'öA', 'UTF-16'],
  ['UTF-16, high bytes first', [0xfe, 0xff, 0x00, 0xf6], 'ö', 'UTF-16'],
  ['UTF-16 without a mark', little('TY'), 'TY', 'UTF-16'],
  ['UTF-16 without a mark, high bytes first', [0x00, 0x54, 0x00, 0x59], 'TY', 'UTF-16'],
  ['a zero between two letters', [0x41, 0x00, 0x42], 'A\0B', 'UTF-8'],
  [
    'UTF-16 without a mark, with signs of another half',
    little('title = {“Łódź” and salt}'),
    'title = {“Łódź” and salt}',
    'UTF-16',
  ],
  ['the encoding of Windows', [0x43, 0x61, 0x66, 0xe9, 0x80], 'Café€', 'Windows-1252'],
  [
    'one line in the encoding of Windows',
    [...utf8('Gödel\n'), 0x47, 0xf6, 0x64, 0x0a, ...utf8('Ångström')],
    'Gödel\nGöd\nÅngström',
    'mixed',
  ],
])('%s is read', (_, bytes, text, encoding) => {
  expect(decodeFile(Uint8Array.from(bytes))).toEqual({ text, encoding });
});

test.each([
  ['a text', 'Okafor, A. (2019). The growth of rivers.\r\n\f\x1a', false],
  ['a text with an escape', 'Rivers \x1b[31mred of the north', false],
  ['a NUL', 'PNG\0', true],
  ['a PDF', '%PDF-1.7\n%âãÏÓ', true],
  ['a ZIP archive', 'PK\x03\x04\x14', true],
  ['bytes of a program', '\x01\x02\x7fELF\x02\x01', true],
])('%s: is it no text?', (_, text, answer) => {
  expect(isBinary(text)).toBe(answer);
});
