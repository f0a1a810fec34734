import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../app.fixture.ts';
import { loggedPages, losesTransactions } from './sqlite-log.ts';

const pageSize = 4_096;
const frameSize = pageSize + 24;
const transactions = 10;

/** The log of a database, as `kill -9` leaves it, with one frame for each of ten transactions. */
function logAfterCrash(checkpointFirst = false): Buffer {
  const folder = temporaryFolder();
  const file = path.join(folder, 'database.sqlite');
  const database = new DatabaseSync(file);
  onTestFinished(() => database.close());
  database.exec('pragma journal_mode = wal; pragma synchronous = full; create table rows (id integer)');
  if (checkpointFirst) {
    for (let row = 0; row < 20; row++) database.exec(`insert into rows values (${row})`);
    database.exec('pragma wal_checkpoint(restart)');
  } else database.exec('pragma wal_checkpoint(truncate)');
  for (let row = 0; row < transactions; row++) database.exec(`insert into rows values (${row})`);
  const copy = path.join(folder, 'copy-wal');
  copyFileSync(`${file}-wal`, copy);
  return readFileSync(copy);
}

const frame = (index: number) => 32 + index * frameSize;

/** The log with a byte changed at each of these places. */
function changed(log: Buffer, ...places: number[]): Buffer {
  const copy = Buffer.from(log);
  for (const place of places) copy.writeUInt8(copy.readUInt8(place) ^ 0xff, place);
  return copy;
}

describe('what a crash or a power cut leaves is not damage', () => {
  test.each<[string, (log: Buffer) => Buffer]>([
    ['nothing', () => Buffer.alloc(0)],
    ['a header that was not finished', (log) => log.subarray(0, 20)],
    ['all transactions', (log) => log],
    ['a last frame that was not finished', (log) => log.subarray(0, log.length - 100)],
    ['a last frame of which a part was written', (log) => changed(log, frame(transactions - 1) + 2_000)],
    ['an empty end', (log) => Buffer.concat([log, Buffer.alloc(3 * frameSize)])],
  ])('%s', (_, cut) => {
    expect(losesTransactions(cut(logAfterCrash()), pageSize)).toBe(false);
  });

  test('frames of an older generation behind the last transaction', () => {
    const log = logAfterCrash(true);
    expect(log.length).toBeGreaterThan(frame(transactions));
    expect(losesTransactions(log, pageSize)).toBe(false);
  });
});

describe('a log of which SQLite would leave out acknowledged transactions is damaged', () => {
  test.each<[string, number[]]>([
    ['a page changed in the middle', [frame(4) + 2_000]],
    ['the checksum of a frame changed', [frame(4) + 18]],
    ['the salt of a frame changed', [frame(4) + 9]],
    ['the header changed', [1]],
    ['the salt of the header changed', [17]],
    ['the first frame changed', [frame(0) + 9]],
  ])('%s', (_, places) => {
    const log = changed(logAfterCrash(), ...places);
    expect(losesTransactions(log, pageSize)).toBe(true);
    expect(loggedPages(log, pageSize).length).toBeGreaterThanOrEqual(transactions - 1);
  });

  test('the header changed before frames of an older generation: only the newest are taken', () => {
    const log = changed(logAfterCrash(true), 1, 17);
    expect(losesTransactions(log, pageSize)).toBe(true);
    expect(loggedPages(log, pageSize)).toHaveLength(transactions);
  });
});
