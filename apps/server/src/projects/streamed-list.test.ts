import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { streamList } from './streamed-list.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, id) => ({ id, title: `Rivers ${id}` }));
const lines = (count: number) => numbers(count).map((entry) => JSON.stringify(entry));
const unpacked = (bytes: Uint8Array) => gunzipSync(bytes).toString();

test.each([0, 1, 24, 25, 500])('a list of %i is sent and kept with the same bytes', async (count) => {
  const { read, whole } = streamList(lines(count));
  const [sent, { bytes, packed }] = await Promise.all([buffer(read()), whole]);
  expect(JSON.parse(unpacked(sent))).toEqual(numbers(count));
  expect({ kept: unpacked(bytes), packed }).toEqual({ kept: unpacked(sent), packed: true });
});

test('each entry has a line of its own', async () => {
  const { bytes } = await streamList(lines(2)).whole;
  expect(unpacked(bytes)).toBe('[\n{"id":0,"title":"Rivers 0"},\n{"id":1,"title":"Rivers 1"}\n]');
});

test('the first entries go out before the last are made', async () => {
  let made = 0;
  function* counted() {
    for (const entry of lines(2_000)) {
      made += 1;
      yield entry;
    }
  }
  const { read, whole } = streamList(counted());
  const stream = read();
  await new Promise((resolve) => stream.once('data', resolve));
  expect(made).toBeLessThan(2_000);
  stream.resume();
  await whole;
});

test('who comes later reads the same from the first entry on, even when it is whole already', async () => {
  const { read, whole } = streamList(lines(2_000));
  const first = read();
  await new Promise((resolve) => first.once('data', resolve));
  const second = buffer(read());
  first.resume();
  const { bytes } = await whole;
  const kept = unpacked(bytes);
  expect(unpacked(await second)).toBe(kept);
  expect(unpacked(await buffer(read()))).toBe(kept);
});

test('a reader who goes away stops nobody else, and none who waits for the whole', async () => {
  const { read, whole } = streamList(lines(500));
  const other = buffer(read());
  read().destroy();
  expect(JSON.parse(unpacked((await whole).bytes))).toHaveLength(500);
  expect(JSON.parse(unpacked(await other))).toHaveLength(500);
});

test('an entry that cannot be made breaks the stream off and fails the whole', async () => {
  function* broken() {
    yield* lines(30);
    throw new Error('no such entry');
  }
  const { read, whole } = streamList(broken());
  const sent = buffer(read());
  await expect(whole).rejects.toThrow('no such entry');
  await expect(sent).rejects.toThrow('no such entry');
});
