import { expect, test } from 'vitest';
import { decodeFile } from './decode-file.ts';

const utf8 = (text: string) => [...new TextEncoder().encode(text)];

test.each([
  ['UTF-8', utf8('Gödel'), 'Gödel'],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, ...utf8('ö')], 'ö'],
  ['UTF-16 with its mark', [0xff, 0xfe, 0xf6, 0x00, 0x41, 0x00], 'öA'],
  ['UTF-16, high bytes first', [0xfe, 0xff, 0x00, 0xf6], 'ö'],
  ['UTF-16 without a mark', [0x54, 0x00, 0x59, 0x00], 'TY'],
  [
    'one line in the encoding of Windows',
    [...utf8('Gödel\n'), 0x47, 0xf6, 0x64, 0x0a, ...utf8('Ångström')],
    'Gödel\nGöd\nÅngström',
  ],
])('%s is read', (_, bytes, text) => {
  expect(decodeFile(Uint8Array.from(bytes))).toBe(text);
});
