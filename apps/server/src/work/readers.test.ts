import { expect, onTestFinished, test } from 'vitest';
import { megabyte } from './memory-shares.ts';
import { createReaders, type ReaderKind } from './readers.ts';

const script = new URL('./readers.fixture.ts', import.meta.url);
const kinds: readonly ReaderKind[] = ['paper', 'list', 'entries', 'style'];

function pool() {
  const logged: object[] = [];
  const tried = { script, megabytes: 48, excess: 'PAPER_TOO_LONG' } as const;
  const readers = createReaders(
    { error: (entry: object) => void logged.push(entry) } as never,
    { limit: 1_024 * megabyte, used: () => 0 },
    Object.fromEntries(kinds.map((kind) => [kind, tried])) as Record<ReaderKind, typeof tried>,
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
