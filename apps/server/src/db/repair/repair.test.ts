import {
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../app.fixture.ts';
import { openDatabase } from '../open.ts';
import { logOf, sqliteFileOf } from '../sqlite-file.ts';
import { repair } from './repair.ts';

const moment = Date.UTC(2026, 10, 22, 12);
const createdAt = '2026-05-01T12:00:00.000Z';
const perProject = 40;

/** A database with 10 sessions, 20 projects and 800 citations, closed. */
async function filledDatabase(): Promise<string> {
  const dataDirectory = temporaryFolder();
  const database = await openDatabase({ dataDirectory, databaseUrl: undefined });
  await database.transaction().execute(async (transaction) => {
    for (let session = 0; session < 10; session++) {
      const key = `session ${session}`;
      await transaction.insertInto('sessions').values({ key, created_at: createdAt }).execute();
      for (const name of ['Essay', 'Thesis']) {
        const { id } = await transaction
          .insertInto('projects')
          .values({
            session_key: key,
            name,
            module_name: 'Rivers',
            module_code: 'RIV101',
            reference_style: 'apa',
            description: null,
            created_at: createdAt,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        for (let row = 0; row < perProject; row++)
          await transaction
            .insertInto('citations')
            .values({
              project_id: id,
              item: JSON.stringify({ title: `Work ${row} `.repeat(row === 7 ? 2_000 : 40) }),
              evidence: '{}',
              verification: 'typed',
              record: null,
              notices: '[]',
              request: '{}',
              created_at: createdAt,
            })
            .execute();
      }
    }
  });
  await database.destroy();
  return dataDirectory;
}

function copyOf(dataDirectory: string): void {
  mkdirSync(path.join(dataDirectory, 'backups'));
  const copy = path.join(dataDirectory, 'backups/citewright-2026-11-21T12-00-00Z.sqlite');
  copyFileSync(sqliteFileOf({ dataDirectory }), copy);
}

/** Bytes that are no page of SQLite. */
const noise = (size: number) => Buffer.alloc(size, 0xa7);

function overwrite(file: string, at: number, size: number): void {
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, noise(size), 0, size, at);
  closeSync(descriptor);
}

const rootOf = (file: string, table: string) => {
  const database = new DatabaseSync(file, { readOnly: true });
  const row = database.prepare('select rootpage as page from sqlite_schema where name = ?').get(table);
  database.close();
  return (Number(row?.page) - 1) * 4_096;
};

/** Where the last page begins that holds this text: new tables and indexes move pages. */
const lastPageWith = (file: string, text: string) =>
  Math.floor(readFileSync(file).lastIndexOf(text) / 4_096) * 4_096;

/** Rows of sessions, projects and citations after the server has opened the database. */
async function rowsOf(dataDirectory: string): Promise<number[]> {
  const database = await openDatabase({ dataDirectory, databaseUrl: undefined });
  onTestFinished(() => database.destroy());
  const count = async (table: 'sessions' | 'projects' | 'citations') =>
    (await database.selectFrom(table).selectAll().execute()).length;
  return [await count('sessions'), await count('projects'), await count('citations')];
}

const all = [10, 20, 20 * perProject];

test.each<[string, (file: string) => void]>([
  ['a header of noise', (file) => overwrite(file, 0, 100)],
  ['a first page of noise', (file) => overwrite(file, 0, 4_096)],
  ['a wrong number of pages', (file) => overwrite(file, 28, 4)],
  ['the root of its citations lost', (file) => overwrite(file, rootOf(file, 'citations'), 4_096)],
  ['the root of its projects lost', (file) => overwrite(file, rootOf(file, 'projects'), 4_096)],
  ['the root of its sessions lost', (file) => overwrite(file, rootOf(file, 'sessions'), 4_096)],
  ['its list of migrations lost', (file) => overwrite(file, rootOf(file, 'migrations'), 4_096)],
  ['an index lost', (file) => overwrite(file, rootOf(file, 'citations_by_project'), 4_096)],
])('a database with %s is repaired without a loss', async (_, damage) => {
  const folder = await filledDatabase();
  const file = sqliteFileOf({ dataDirectory: folder });
  const size = statSync(file).size;
  damage(file);
  await expect(openDatabase({ dataDirectory: folder, databaseUrl: undefined })).rejects.toThrow();
  const [first] = await repair(folder, moment);
  const aside = `${file}.damaged-2026-11-22T12-00-00Z`;
  expect(first).toBe(`The damaged database is kept as ${aside}.`);
  expect(statSync(aside).size).toBe(size);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await rowsOf(folder)).toEqual(all);
});

test('a cut file gives back what stands before the cut', async () => {
  const folder = await filledDatabase();
  const file = sqliteFileOf({ dataDirectory: folder });
  truncateSync(file, 334_097);
  const lines = await repair(folder, moment);
  expect(lines.join('\n')).toMatch(/citations: ids from \d+ on stand in damaged pages/);
  const [sessions, , citations] = await rowsOf(folder);
  expect(sessions).toBe(10);
  expect(citations).toBeGreaterThan(200);
});

test('rows of damaged pages come from the copy of the day, and nothing else does', async () => {
  const folder = await filledDatabase();
  const file = sqliteFileOf({ dataDirectory: folder });
  copyOf(folder);
  const database = new DatabaseSync(file);
  database.exec(
    "delete from citations where id = 3; update citations set verification = 'newer' where id = 4",
  );
  database.close();
  overwrite(file, lastPageWith(file, 'Work 12 Work 12'), 4_096);
  expect((await repair(folder, moment)).join('\n')).toContain('as in the copy of 2026-11-21 12:00 UTC');
  const [, , citations] = await rowsOf(folder);
  expect(citations).toBe(20 * perProject - 1);
  const repaired = new DatabaseSync(file);
  const kept = repaired.prepare('select verification from citations where id = 4').get();
  repaired.close();
  expect(kept).toEqual({ verification: 'newer' });
});

test('a file of which nothing can be read is replaced by the copy of the day', async () => {
  const folder = await filledDatabase();
  const file = sqliteFileOf({ dataDirectory: folder });
  copyOf(folder);
  truncateSync(file, 0);
  overwrite(file, 0, 50_000);
  const lines = await repair(folder, moment);
  expect(lines.at(-1)).toContain('The copy of 2026-11-21 12:00 UTC has taken its place');
  expect(await rowsOf(folder)).toEqual(all);
});

test('without a copy it stays where it is', async () => {
  const folder = await filledDatabase();
  const file = sqliteFileOf({ dataDirectory: folder });
  truncateSync(file, 0);
  overwrite(file, 0, 50_000);
  await expect(repair(folder, moment)).rejects.toThrow('there is no copy');
  expect(readdirSync(folder)).toEqual(['citewright.sqlite']);
  expect(statSync(file).size).toBe(50_000);
});

test('a whole database is left alone', async () => {
  const folder = await filledDatabase();
  const file = sqliteFileOf({ dataDirectory: folder });
  expect(await repair(folder, moment)).toEqual([`${file} is whole. Nothing was changed.`]);
  expect(readdirSync(folder)).toEqual(['citewright.sqlite']);
});

test('a database in use is left alone', async () => {
  const folder = await filledDatabase();
  const database = await openDatabase({ dataDirectory: folder, databaseUrl: undefined });
  onTestFinished(() => database.destroy());
  await database.selectFrom('sessions').selectAll().execute();
  await expect(repair(folder, moment)).rejects.toThrow('Stop it first');
});

test('ids of lost rows are not given again', async () => {
  const folder = await filledDatabase();
  const file = sqliteFileOf({ dataDirectory: folder });
  const database = new DatabaseSync(file);
  database.exec('delete from citations where id > 700');
  database.close();
  overwrite(file, rootOf(file, 'sessions'), 4_096);
  await repair(folder, moment);
  const repaired = new DatabaseSync(file);
  const given = repaired.prepare("select seq from sqlite_sequence where name = 'citations'").get();
  repaired.close();
  expect(given).toEqual({ seq: 800 });
});

test('a damaged log stops the start, and its transactions are repaired', async () => {
  const folder = await filledDatabase();
  const file = sqliteFileOf({ dataDirectory: folder });
  const writer = new DatabaseSync(file);
  writer.exec('pragma journal_mode = wal; pragma synchronous = full');
  for (let row = 0; row < 5; row++)
    writer.exec(`insert into sessions (key, created_at) values ('late ${row}', '${createdAt}')`);
  const crashed = temporaryFolder();
  copyFileSync(file, sqliteFileOf({ dataDirectory: crashed }));
  copyFileSync(logOf(file), logOf(sqliteFileOf({ dataDirectory: crashed })));
  writer.close();
  const crashedFile = sqliteFileOf({ dataDirectory: crashed });
  // Within the unused part of the first frame's page.
  overwrite(logOf(crashedFile), 32 + 24 + 1_500, 8);
  await expect(openDatabase({ dataDirectory: crashed, databaseUrl: undefined })).rejects.toThrow(
    'write-ahead log',
  );
  await repair(crashed, moment);
  expect(await rowsOf(crashed)).toEqual([15, 20, 20 * perProject]);
});
