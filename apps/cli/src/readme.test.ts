import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { openEmbedded } from '@citewright/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLine } from './arguments.ts';
import { apiCommands } from './commands.ts';

// What the project's README tells newcomers to try, with the results that it states.

const root = path.join(import.meta.dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'citewright-readme-'));

/** `$ echo 'text' | npx citewright check`, and the lines below it. */
const example = /^\$ (?:echo '(.*)' \| )?npx citewright (.*)\n((?:.*\n)*?)```$/gm;
const examples = [...readFileSync(path.join(root, 'README.md'), 'utf8').matchAll(example)].map(
  ([, typed = '', line = '', result = '']): [string, string, string] => [line, typed, result],
);

let embedded: Awaited<ReturnType<typeof openEmbedded>>;
beforeAll(async () => {
  embedded = await openEmbedded({ DATA_DIR: folder });
});
afterAll(async () => {
  await embedded.close();
  rmSync(folder, { recursive: true, force: true });
});

test('there are five things to try', () => {
  expect(examples).toHaveLength(5);
});

test.each(examples)('citewright %s', async (words, typed, result) => {
  const line = readLine(
    words.split(' ').map((word) => (word.startsWith('docs/') ? path.join(root, word) : word)),
  );
  const printed: string[] = [];
  await apiCommands[line.command as keyof typeof apiCommands](line, {
    api: embedded.api,
    signal: new AbortController().signal,
    input: Readable.from([typed]) as unknown as NodeJS.ReadableStream,
    print: (text) => printed.push(text),
    complain: (text) => expect.unreachable(text),
    progress: () => undefined,
    remark: (text) => expect.unreachable(text),
  });
  expect(`${printed.join('\n')}\n`.slice(0, result.length)).toBe(result);
});
