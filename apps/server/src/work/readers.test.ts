import { expect, onTestFinished, test } from 'vitest';
import { megabyte } from './memory-shares.ts';
import { createReaders, type ReaderKind } from './readers.ts';

const script = new URL('./readers.fixture.ts', import.meta.url);
const kinds: readonly ReaderKind[] = ['paper', 'list', 'entries', 'style'];

function pool(mostMegabytes = 1_024, milliseconds?: number, used = () => 0) {
  const logged: object[] = [];
  const tried = { script, megabytes: 48, excess: 'PAPER_TOO_LONG' } as const;
  const readers = createReaders(
    { error: (entry: object) => void logged.push(entry) } as never,
    { limit: mostMegabytes * megabyte, used },
    Object.fromEntries(kinds.map((kind) => [kind, tried])) as Record<ReaderKind, typeof tried>,
    milliseconds,
  );
  onTestFinished(() => readers.close());
  const read = (act: string, count?: number) =>
    readers.read<number>({ kind: 'paper', task: { act, count }, size: 7 }, new AbortController().signal);
  return { read, logged };
}

test('a thread is kept for the next input, and gives all of its entries', async () => {
  const { read } = pool();
  const [first = 0] = await read('read');
  const second = await read('read', 250);
  expect(second).toEqual(new Array(250).fill(first));
});

test('an input may have no entries', async () => {
  expect(await pool().read('read', 0)).toEqual([]);
});

test('a problem that the thread finds is told', async () => {
  await expect(pool().read('refuse')).rejects.toMatchObject({ code: 'PAPER_LOCKED' });
});

test('a crash is an answer of its own, and logged with its place and the size of the input', async () => {
  const { read, logged } = pool();
  await expect(read('break')).rejects.toMatchObject({ code: 'READER_FAILED' });
  expect(logged).toMatchObject([{ kind: 'paper', size: 7, failure: [{ name: 'TypeError' }] }]);
  expect(JSON.stringify(logged)).not.toContain('nothing is as it was');
  expect(await read('read')).toHaveLength(1);
});

test('an input that takes more memory than it may is too long, and no crash', async () => {
  const { read, logged } = pool();
  await expect(read('hoard')).rejects.toMatchObject({ code: 'PAPER_TOO_LONG' });
  expect(logged).toEqual([]);
  expect(await read('read')).toHaveLength(1);
});

test('an input within its share that meets a short memory may come again: it is not too long', async () => {
  const { read } = pool(1_024, undefined, () => 1_000 * megabyte);
  await expect(read('linger')).rejects.toMatchObject({ code: 'OVERLOADED', retryAfter: 5 });
});

test('a thread that is kept for many inputs gathers no listeners', async () => {
  const { read } = pool();
  const warned: string[] = [];
  const onWarning = ({ name }: Error) => void warned.push(name);
  process.on('warning', onWarning);
  onTestFinished(() => void process.off('warning', onWarning));
  for (let input = 0; input < 12; input++) await read('read');
  await new Promise(setImmediate);
  expect(warned).toEqual([]);
});

test('a thread that ends while nobody needs it is replaced', async () => {
  const { read, logged } = pool();
  const [first = 0] = await read('end-later');
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const [second] = await read('read');
  expect(second).not.toBe(first);
  expect(logged).toEqual([]);
});

test('the time for which an input waits for memory is not taken from its reading', async () => {
  const { read } = pool(120, 5_000);
  await read('read');
  await expect(Promise.all([read('linger'), read('linger')])).resolves.toHaveLength(2);
});
