import { expect, test } from 'vitest';
import { readList } from './read-list.ts';

/** A stream that brings text in pieces of `size` bytes. */
function streamOf(text: string, size = 7): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
}

const written = (entries: readonly unknown[]) =>
  `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]`;

async function read(text: string) {
  const first: unknown[][] = [];
  const entries = await readList(streamOf(text), (some) => first.push(some));
  return { entries, first };
}

const numbers = (count: number) => Array.from({ length: count }, (_, id) => ({ id, title: 'Å\n"],' }));

test('entries on lines of their own are read one by one, the first screen ahead of the others', async () => {
  expect(await read(written(numbers(30)))).toEqual({ entries: numbers(30), first: [numbers(24)] });
});

test('a list of one screen has no first part', async () => {
  expect(await read(written(numbers(24)))).toEqual({ entries: numbers(24), first: [] });
});

test.each([
  ['an empty list', '[]', []],
  ['a list on one line', '[{"id":1},{"id":2}]', [{ id: 1 }, { id: 2 }]],
  ['a list that is set otherwise', '[{"id":1},\n {"id":2}]\n', [{ id: 1 }, { id: 2 }]],
])('%s is read whole', async (_what, text, entries) => {
  expect(await read(text)).toEqual({ entries, first: [] });
});

test.each([
  ['an object', '{"message":"no"}', TypeError],
  ['a list that breaks off after an entry', '[\n{"id":1},\n{"id":2},\n', SyntaxError],
  ['a list that breaks off within an entry', '[\n{"id":1},\n{"id', SyntaxError],
  ['a page', '<!doctype html>\n<title>Proxy</title>', SyntaxError],
  ['nothing', '', SyntaxError],
])('%s is refused', async (_what, text, error) => {
  await expect(read(text)).rejects.toThrow(error);
});

test('a stream that breaks tells its own reason', async () => {
  const broken = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('[\n{"id":1},\n'));
    },
    pull(controller) {
      controller.error(new Error('connection lost'));
    },
  });
  await expect(readList(broken, () => undefined)).rejects.toThrow('connection lost');
});
