import { expect, test } from 'vitest';
import { unzip } from './unzip.fixture.ts';
import { zip } from './zip.ts';

test('an archive gives back its files, whatever pieces they came in', async () => {
  const pieces = ['Grüße, ', '', 'and 😀'].map((piece) => Buffer.from(piece));
  const archive = await zip([
    { path: 'a/first.xml', pieces },
    { path: 'empty', pieces: [] },
    { path: 'long', pieces: Array.from({ length: 50_000 }, () => Buffer.from('again and again ')) },
  ]);
  expect([...unzip(archive)]).toEqual([
    ['a/first.xml', 'Grüße, and 😀'],
    ['empty', ''],
    ['long', 'again and again '.repeat(50_000)],
  ]);
});

test('the same files are the same bytes', async () => {
  const write = () => zip([{ path: 'one', pieces: [Buffer.from('1')] }]);
  expect(await write()).toEqual(await write());
});
