import { expect, onTestFinished, test } from 'vitest';
import { megabyte } from './memory-shares.ts';
import { createReaders, type ReaderKind } from './readers.ts';

const script = new URL('./readers.fixture.ts', import.meta.url);
const kinds: readonly ReaderKind[] = ['paper', 'list', 'entries', 'style', 'examples'];

const from = (network: string) => ({
  caller: { network, session: '' },
  signal: new AbortController().signal,
});

function pool({
  milliseconds = 60_000,
  taken = () => ({ process: 0, heap: 0 }),
  perMinute = 1_000,
  limit = 1_024,
}: {
  milliseconds?: number;
  taken?: () => { process: number; heap: number };
  perMinute?: number;
  /** Megabytes. */
  limit?: number;
} = {}) {
  const logged: object[] = [];
  const tried = { script, megabytes: 96, excess: 'PAPER_TOO_LONG' } as const;
  const readers = createReaders({
    log: { error: (entry: object) => void logged.push(entry) } as never,
    memory: { limit: limit * megabyte, taken },
    perMinute,
    readers: Object.fromEntries(kinds.map((kind) => [kind, tried])) as Record<ReaderKind, typeof tried>,
    milliseconds,
  });
  onTestFinished(() => readers.close());
  const read = (
    act: string,
    { kind = 'paper' as ReaderKind, count = 1, network = '203.0.113.1', size = 7 } = {},
  ) => readers.read<number>({ kind, task: { act, count }, size }, from(network));
  return { read, logged };
}

test('a thread is kept for the next input, and gives all of its entries', async () => {
  const { read } = pool();
  const [first = 0] = await read('read');
  const second = await read('read', { count: 250 });
  expect(second).toEqual(new Array(250).fill(first));
});

test('a thread that ends because the memory is tight gets no input any more', async () => {
  const looked = Promise.withResolvers<void>();
  let process = 0;
  const { read } = pool({
    taken() {
      if (process > 0) queueMicrotask(looked.resolve);
      return { process, heap: 0 };
    },
  });
  const [first] = await read('read');
  process = 0.75;
  await looked.promise;
  process = 0;
  const [second] = await read('read');
  expect(second).not.toBe(first);
});

test.each([
  [512, 'the thread that read last', false],
  [4_096, 'one for each kind', true],
])('a place of a process of %i MB keeps %s', async (limit, _, isSame) => {
  const { read } = pool({ limit });
  const [first] = await read('read');
  await read('read', { kind: 'list' });
  const [again] = await read('read');
  expect(again === first).toBe(isSame);
});

test('an input may have no entries', async () => {
  expect(await pool().read('read', { count: 0 })).toEqual([]);
});

test('a problem that the thread finds is told, and the thread is kept', async () => {
  const { read } = pool();
  const first = await read('read');
  await expect(read('refuse')).rejects.toMatchObject({ code: 'PAPER_LOCKED' });
  expect(await read('read')).toEqual(first);
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
  const { read } = pool({ taken: () => ({ process: 0.98, heap: 0 }) });
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

test('the time for which an input waits for its turn is not taken from its reading', async () => {
  const { read } = pool({ milliseconds: 24_000 });
  await read('read');
  await expect(Promise.all([read('linger'), read('linger')])).resolves.toHaveLength(2);
});

const large = 2 * megabyte;

/** The order in which readings end. */
async function orderOf(readings: Readonly<Record<string, Promise<unknown>>>): Promise<string[]> {
  const order: string[] = [];
  await Promise.all(Object.entries(readings).map(([name, reading]) => reading.then(() => order.push(name))));
  return order;
}

test('a small input does not wait behind a large one of another network', async () => {
  const { read } = pool();
  const readings = {
    large: read('linger', { network: '203.0.113.1', size: large }),
    'another large': read('read', { network: '203.0.113.2', size: large }),
    small: read('read', { network: '203.0.113.3' }),
  };
  expect(await orderOf(readings)).toEqual(['small', 'large', 'another large']);
});

test('the second place is not for the network that holds the first', async () => {
  const { read } = pool();
  const readings = {
    large: read('linger', { size: large }),
    small: read('read'),
    'small of others': read('read', { network: '203.0.113.2' }),
  };
  expect(await orderOf(readings)).toEqual(['small of others', 'large', 'small']);
});

test('a small input that takes more than small ones have is read again at the other place', async () => {
  const { read } = pool({ limit: 240 });
  await expect(read('fill')).resolves.toHaveLength(1);
});

test('a thread that only waited for a processor may read its input again: it is not too long', async () => {
  const { read } = pool({ milliseconds: 8_000 });
  await expect(read('wait', { size: large })).rejects.toMatchObject({ code: 'OVERLOADED' });
});

test('a network that has used up its seconds is refused, and others are read', async () => {
  const { read } = pool({ perMinute: 1 });
  await read('linger');
  await expect(read('read')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(await read('read', { network: '203.0.113.2' })).toHaveLength(1);
});
