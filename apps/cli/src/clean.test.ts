import { expect, test } from 'vitest';
import { cleanJson, cleanOf } from './clean.ts';

test.each([
  ['an escape sequence', 'a\u001b[31mb', 'a\ufffd[31mb'],
  ['a title by OSC', 'a\u001b]0;PWN\u0007b', 'a\ufffd]0;PWN\ufffdb'],
  ['a control of C1', 'a\u009b31mb', 'a\ufffd31mb'],
  [
    'a carriage return alone, which would overwrite the line',
    'Not found\rConfirmed',
    'Not found\ufffdConfirmed',
  ],
  ['a backspace and DEL', 'a\b\u007fb', 'a\ufffd\ufffdb'],
  ['a turn of direction', 'a\u202egpj.exe', 'a\ufffdgpj.exe'],
  ['tabs, line ends and letters of any script', 'a\tb\r\nŠ 河 😀', 'a\tb\r\nŠ 河 😀'],
])('%s is harmless on a terminal', (_, text, clean) => {
  expect(cleanOf(text)).toBe(clean);
});

test('data keeps the signs that it may not show', () => {
  const json = cleanJson(JSON.stringify({ title: 'a\u009b31mb\u202ec\u001b' }));
  expect(json).toBe(String.raw`{"title":"a\u009b31mb\u202ec\u001b"}`);
});
