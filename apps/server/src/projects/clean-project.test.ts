import { expect, test } from 'vitest';
import { cleanProject } from './clean-project.ts';

test('a form keeps its words and lines, and loses what would reach beyond them', () => {
  expect(
    cleanProject({
      name: '\u202exe.txt',
      moduleCode: 'x\r\nSet-Cookie: a',
      description: 'line\r\n\n\u2066line',
    }),
  ).toEqual({ name: 'xe.txt', moduleCode: 'x Set-Cookie: a', description: 'line\n\nline' });
});

test('what a change does not name stays unnamed', () => {
  expect(cleanProject({ referenceStyle: 'mla' })).toEqual({ referenceStyle: 'mla' });
});
