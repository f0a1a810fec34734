import type { PageReading } from '@citewright/pages';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { FetchedPage } from './page-reader.ts';
import { createWorkerReader, type WorkerReader, type WorkerReaderOptions } from './worker-reader.ts';

const misbehaving = new URL('./worker.fixture.ts', import.meta.url);

function readerWith(options: WorkerReaderOptions) {
  const reader = createWorkerReader(options);
  onTestFinished(() => reader.close());
  return { read: (asked: FetchedPage, network = '') => readFor(reader, asked, network) };
}

const signal = new AbortController().signal;

function readFor(reader: WorkerReader, asked: FetchedPage, network: string) {
  return reader.read(asked, { caller: { network, session: '' }, signal }) as Promise<PageReading>;
}

const pageOf = (url: string, html: string): FetchedPage => ({
  url,
  body: new TextEncoder().encode(html),
  contentType: 'text/html',
  cut: false,
});
const page = (host: string) => pageOf(`https://${host}.example/`, '');
const title = (host: string) => ({
  item: { title: expect.stringMatching(`^https://${host}.example/ \\d+$`) },
});

it('a page is read in a thread as it is read here', async () => {
  const { read } = readerWith({ limit: 30_000 });
  const html = '<html lang="en"><title>On tides</title><h1>On tides</h1><p>By Jane Roe</p>';
  const reading = await read(pageOf('https://a.example/x', html));
  expect(reading.item).toMatchObject({ title: 'On tides', author: [{ family: 'Roe', given: 'Jane' }] });
});

describe('a page that is too much for its thread', () => {
  it.each([
    ['takes for ever', 'endless', 300],
    ['takes all memory', 'hungry', 30_000],
    ['meets a defect', 'broken', 30_000],
    ['makes it write a file', 'writing', 30_000],
    ['makes it start a process', 'starting', 30_000],
  ])('is refused when it %s, and the next pages are read', async (_, host, limit) => {
    const { read } = readerWith({ script: misbehaving, threads: 1, limit });
    const [bad, ...good] = await Promise.allSettled([read(page(host)), read(page('a')), read(page('b'))]);
    expect(bad).toMatchObject({ status: 'rejected', reason: { code: 'unreadable' } });
    expect(good).toMatchObject([{ value: title('a') }, { value: title('b') }]);
    await expect(read(page('c'))).resolves.toMatchObject(title('c'));
  });
});

it('a page is not blamed for the time in which its thread could not work', async () => {
  const { read } = readerWith({ script: misbehaving, threads: 1, limit: 200 });
  await expect(read(page('waiting'))).resolves.toMatchObject(title('waiting'));
  await expect(read(page('endless'))).rejects.toMatchObject({ code: 'unreadable' });
});

it('a thread that a huge page has blown up is replaced', async () => {
  const { read } = readerWith({ script: misbehaving, threads: 1 });
  const readings = [
    await read(page('a')),
    await read(page('huge')),
    await read(page('b')),
    await read(page('c')),
  ];
  const [first, second, third, fourth] = readings.map(({ item }) => String(item?.title).split(' ')[1]);
  expect(first).toBe(second);
  expect(third).not.toBe(second);
  expect(fourth).toBe(third);
});

it('pages beyond the queue are refused at once', async () => {
  const { read } = readerWith({ script: misbehaving, threads: 1, queue: 0, limit: 300 });
  const first = read(page('a'));
  await expect(read(page('b'))).rejects.toMatchObject({ code: 'overloaded' });
  await expect(first).resolves.toMatchObject(title('a'));
});

it('a page waits for one page of another network at most', async () => {
  const { read } = readerWith({ script: misbehaving, threads: 1 });
  const order: string[] = [];
  const reading = (host: string, network: string) => read(page(host), network).then(() => order.push(host));
  await Promise.all([
    ...['a', 'b', 'c'].map((host) => reading(host, 'attacker')),
    reading('other', 'somebody else'),
  ]);
  expect(order).toEqual(['a', 'other', 'b', 'c']);
});

it('an idle thread is ended, and another one reads the next page', async () => {
  const { read } = readerWith({ script: misbehaving, threads: 1, idle: 10 });
  const first = await read(page('a'));
  await new Promise((resolve) => setTimeout(resolve, 200));
  const second = await read(page('b'));
  const [one, other] = [first, second].map(({ item }) => String(item?.title).split(' ')[1]);
  expect(one).not.toBe(other);
});

it('a reader rejects every page when its threads cannot start', async () => {
  const { read } = readerWith({ script: new URL('./nothing-there.ts', import.meta.url) });
  const readings = await Promise.allSettled([read(page('a')), read(page('b')), read(page('c'))]);
  expect(readings.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});

it('a closed reader refuses pages, those under way included', async () => {
  const reader = createWorkerReader({ script: misbehaving, threads: 1, limit: 30_000 });
  const underWay = Promise.allSettled([readFor(reader, page('endless'), ''), readFor(reader, page('a'), '')]);
  await reader.close();
  expect((await underWay).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(readFor(reader, page('b'), '')).rejects.toMatchObject({ code: 'overloaded' });
});
