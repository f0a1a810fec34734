import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, testSecret } from './app.fixture.ts';
import { openDatabase } from './db/open.ts';
import { sqliteFileOf } from './db/sqlite-file.ts';
import { linkKeyOf } from './projects/live/link-key.ts';
import { storeLiveLink } from './projects/live/store.ts';
import { addCitation, addProject, bookOf, moment, thesis } from './projects/stored.fixture.ts';

const command = path.join(import.meta.dirname, 'shared-link.ts');
const token = 'Zk3vQ0aXt9LhW2yRb7NcUe5PfJ8sMd1G';

/** What the command prints, and its exit code. */
const run = (folder: string, ...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) =>
    execFile(
      process.execPath,
      [command, ...args],
      { env: { PATH: process.env.PATH, DATA_DIR: folder, SESSION_SECRET: testSecret } },
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), out, err }),
    ),
  );

/** A data folder with a shared list, whose database is open as that of a running server. */
async function sharingFolder() {
  const dataDirectory = temporaryFolder();
  const database = await openDatabase({ dataDirectory, databaseUrl: undefined });
  const { id } = await addProject(database, 'ada', { ...thesis, name: 'Spam \u001b[2J\u202e list' });
  const { item, ...book } = bookOf('Rivers\nand towns');
  await addCitation(database, 'ada', id, { ...book, item: { ...item, URL: 'https://example.org/a' } });
  const link = { projectId: id, linkKey: linkKeyOf(token, testSecret), createdAt: moment };
  await storeLiveLink(database, 'ada', { ...link, expiresAt: '2126-05-01T12:00:00.000Z' }, 1_000_000);
  return { dataDirectory, close: () => database.destroy() };
}

const shown = `"Spam [2J list", 1 reference (apa)
link made 2026-05-01T12:00:00.000Z
ends 2126-05-01T12:00:00.000Z
- Rivers and towns https://example.org/a
`;

test('an operator sees what a link leads to while the server runs, and revokes it', async () => {
  const { dataDirectory, close } = await sharingFolder();
  const links = [
    token,
    `https://cite.example.org/shared/${token}`,
    `/api/live/${token}/references.bib`,
    `https://cite.example.org/projects#copy=${token}`,
  ];
  for (const link of links)
    expect(await run(dataDirectory, link)).toEqual({
      code: 0,
      out: `${shown}With --remove the link is revoked.\n`,
      err: '',
    });
  expect(await run(dataDirectory, token, '--remove')).toEqual({
    code: 0,
    out: `${shown}The link is revoked.\n`,
    err: '',
  });
  const gone = {
    code: 1,
    out: '',
    err: 'This link leads to no list: it has ended, was revoked or never was.\n',
  };
  expect(await run(dataDirectory, token)).toEqual(gone);
  await close();
});

test.each([
  ['no link', []],
  ['two links', [token, token]],
  ['a link that is cut off', ['https://cite.example.org/shared/Zk3v']],
])('of %s the command says how it is used, and makes no database', async (_, args) => {
  const folder = temporaryFolder();
  expect(await run(folder, ...args)).toEqual({
    code: 1,
    out: '',
    err: 'Give one link or token: npm run shared-link -- <link> [--remove]\n',
  });
  expect(await run(folder, token)).toMatchObject({ code: 1, out: '' });
  expect(existsSync(sqliteFileOf({ dataDirectory: folder }))).toBe(false);
});
