import { expect, it } from 'vitest';
import { joinRecords } from './join-records.ts';

it.each([
  ['bibtex', ['@book{a}\n', '@book{b}\n'], '@book{a}\n\n@book{b}\n'],
  ['ris', ['TY  - BOOK\n'], 'TY  - BOOK\n'],
  ['csl-json', ['[{"id":"a"}]\n'], '[{"id":"a"}]\n'],
  ['csl-json', ['[{"id":"a"}]', '[{"id":"b"}]'], '[\n  {\n    "id": "a"\n  },\n  {\n    "id": "b"\n  }\n]\n'],
] as const)('%s of several answers is one file', (format, files, joined) => {
  expect(joinRecords(format, files)).toBe(joined);
});
