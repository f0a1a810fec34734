import { expect, test } from 'vitest';
import { cleanProject } from './clean-project.ts';

test('control characters are removed, words and line breaks stay', () => {
  expect(
    cleanProject({
      name: '\u202exe.txt',
      moduleCode: 'x\r\nSet-Cookie: a',
      description: 'line\r\n\n\u2066line',
    }),
  ).toEqual({ name: 'xe.txt', moduleCode: 'x Set-Cookie: a', description: 'line\n\nline' });
});

test('absent fields stay absent', () => {
  expect(cleanProject({ referenceStyle: 'mla' })).toEqual({ referenceStyle: 'mla' });
});
