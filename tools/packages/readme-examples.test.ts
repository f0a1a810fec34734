import { expect, test } from 'vitest';
import { readmeExamples } from './readme-examples.ts';

test('the examples of a README are one module that checks what they state', () => {
  const readme = [
    '```ts',
    "import { readFileSync } from 'node:fs';",
    "import { read } from '@citewright/csl';",
    '',
    "const [entry] = read('a');",
    'entry.text; // = (Doe, 2019)',
    '```',
    'Further on:',
    '```ts',
    "import { read, write } from '@citewright/csl';",
    'write(entry); // = {"id":1}',
    '```',
    '```sh',
    'npm install // = nothing',
    '```',
  ].join('\n');
  expect(readmeExamples(readme, '@citewright/csl')).toEqual({
    module: [
      "import { readFileSync } from 'node:fs';",
      "import { read, write } from '@citewright/csl';",
      '',
      '',
      "const [entry] = read('a');",
      'check(entry.text, "(Doe, 2019)");',
      '',
      'check(write(entry), "{\\"id\\":1}");',
      '',
    ].join('\n'),
    results: 2,
    typical: ['read'],
  });
});
