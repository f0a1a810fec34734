import { expect, test } from 'vitest';
import { unzip } from './unzip.fixture.ts';
import { zip } from './zip.ts';

test('an archive gives back its files, whatever pieces they came in', async () => {
  const pieces = ['Grüße, ', '', 'and 😀'].map((piece) => Buffer.from(piece));
  const archive = await zip([
    { path: 'a/first.xml', pieces },
    { path: 'empty', pieces: [] },
    { path: 'long', pieces: Array.from({ length: 5_000 }, () => Buffer.from('again and again ')) },
  ]);
  expect([...unzip(archive)]).toEqual([
    ['a/first.xml', 'Grüße, and 😀'],
    ['empty', ''],
    ['long', 'again and again '.repeat(5_000)],
  ]);
});

test('the headers say the same before each file and in the directory', async () => {
  const archive = await zip([{ path: 'one', pieces: [Buffer.from('1')] }]);
  const directory = archive.indexOf('PK\x01\x02', 0, 'latin1');
  // From the version to the length of the name (APPNOTE 4.3.7, 4.3.12).
  expect(archive.subarray(directory + 6, directory + 30)).toEqual(archive.subarray(4, 28));
  expect(archive.subarray(0, 12).toString('hex')).toBe('504b03041400000008000000');
  expect(archive.subarray(-22, -10).toString('hex')).toBe('504b05060000000001000100');
});

test('the same files are the same bytes', async () => {
  const write = () => zip([{ path: 'one', pieces: [Buffer.from('1')] }]);
  expect(await write()).toEqual(await write());
});
