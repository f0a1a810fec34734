import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { temporaryFolder, testApp } from '../app.fixture.ts';
import { firstMark, nextMark, temporaryBuild } from './build.fixture.ts';
import { keepBuild, keptBuildOf, keptLimits } from './kept-builds.ts';
import type { Place } from './own-origin.ts';
import { readWebBuild, type WebBuild } from './web-build.ts';

const moment = Date.UTC(2026, 4, 1, 12);
const day = 86_400_000;
const oldScript = '/assets/entry-Ab12.js';

function builtOf(release: 'first' | 'next', place?: Place): WebBuild {
  const build = readWebBuild(temporaryBuild(release), place);
  if (!build) throw new Error('the fixture is no build');
  return build;
}

/** A folder that has kept the first build. */
async function keptFirst(place?: Place): Promise<string> {
  const folder = path.join(temporaryFolder(), 'builds');
  expect(await keepBuild(folder, builtOf('first', place), moment)).toBe('kept');
  return folder;
}

/** The server of the next release, which has kept the files of the first. */
const nextApp = (keptBuilds: string) => testApp({ webBuild: builtOf('next'), keptBuilds });

/** A kept build of one file, by hand. */
function plant(folder: string, mark: string, usedAt: number, bytes = 10): void {
  const assets = path.join(folder, mark, 'assets');
  mkdirSync(assets, { recursive: true });
  const file = path.join(assets, `entry-${mark}.js`);
  writeFileSync(file, '');
  truncateSync(file, bytes);
  utimesSync(path.join(folder, mark), usedAt / 1_000, usedAt / 1_000);
}

describe('a file of an earlier build', () => {
  test('is served with the headers of a present one', async () => {
    const folder = await keptFirst();
    const before = await testApp({ webBuild: builtOf('first') });
    const after = await nextApp(folder);
    const headers = { 'accept-encoding': 'gzip, br' };
    const [present, kept] = await Promise.all(
      [before, after].map((app) => app.inject({ url: oldScript, headers })),
    );
    expect(kept?.statusCode).toBe(200);
    expect(kept?.headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'x-citewright': nextMark,
    });
    const changing = ['date', 'etag', 'last-modified', 'x-request-id', 'x-citewright'];
    const lasting = (headers: object) =>
      Object.fromEntries(Object.entries(headers).filter(([name]) => !changing.includes(name)));
    expect(lasting(kept?.headers ?? {})).toEqual(lasting(present?.headers ?? {}));
    expect(brotliDecompressSync(kept?.rawPayload ?? '').toString()).toContain('greeting = "hello"');
  });

  test('is served plainly to whoever reads no compressed form, and not again to whoever has it', async () => {
    const app = await nextApp(await keptFirst());
    const first = await app.inject({ url: oldScript });
    expect([first.statusCode, first.body.slice(0, 31)]).toEqual([200, 'export const greeting = "hello"']);
    const again = await app.inject({
      url: oldScript,
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('is kept as it was served, adapted to the address of the site', async () => {
    const app = await nextApp(await keptFirst({ origin: 'https://cite.example' }));
    for (const encoding of ['br', 'identity']) {
      const { rawPayload } = await app.inject({
        url: '/assets/shell-Cd34.js',
        headers: { 'accept-encoding': encoding },
      });
      const text = (encoding === 'br' ? brotliDecompressSync(rawPayload) : rawPayload).toString();
      expect(text).toContain('at("https://cite.example")');
    }
  });

  test('is served by the server of the earlier build, too, when it shares the folder with a later one', async () => {
    const folder = await keptFirst();
    const earlier = await testApp({ webBuild: builtOf('first'), keptBuilds: folder });
    await keepBuild(folder, builtOf('next'), moment);
    const answer = await earlier.inject({ url: '/assets/entry-Ef56.js' });
    expect([answer.statusCode, answer.body]).toEqual([200, 'export const greeting = "good day";\n']);
  });

  test('is not found once the folder is gone, is a file, or cannot be read', async () => {
    const folder = await keptFirst();
    const app = await nextApp(folder);
    const statusOf = async () => (await app.inject({ url: oldScript })).statusCode;
    rmSync(folder, { recursive: true });
    expect(await statusOf()).toBe(404);
    writeFileSync(folder, 'no folder');
    expect(await statusOf()).toBe(404);
    expect((await app.inject({ url: '/assets/entry-Ef56.js' })).statusCode).toBe(200);
  });
});

/** Paths that no file of an earlier build has, whatever lies in the folder. */
const strayPaths = [
  '/assets/../secret',
  '/assets/..%2fsecret',
  '/assets/%2e%2e/secret',
  '/assets/.secret',
  '/assets/entry-Ab12.js.br',
  '/assets/entry-Ab12.js.map',
  '/assets/page.html',
  '/assets/folder.js',
  '/assets/link.js',
  '/assets/folder.js/inner.js',
  '/assets/',
  '/assets',
  `/${firstMark}/assets/entry-Ab12.js`,
  `/builds/${firstMark}/assets/entry-Ab12.js`,
  '/assets/entry-Ab12.js%00',
  '/assets%5Centry-Ab12.js',
];

test('no path leads out of the folder, or to what is no hashed file', async () => {
  const folder = await keptFirst();
  const assets = path.join(folder, firstMark, 'assets');
  for (const file of ['../secret', '.secret', 'page.html', 'entry-Ab12.js.map'])
    writeFileSync(path.join(assets, file), 'private');
  mkdirSync(path.join(assets, 'folder.js'));
  writeFileSync(path.join(assets, 'folder.js/inner.js'), 'private');
  symlinkSync('/etc/hostname', path.join(assets, 'link.js'));
  const app = await nextApp(folder);
  for (const url of strayPaths) {
    const answer = await app.inject({ url });
    expect([answer.statusCode, answer.body.includes('private')], url).toEqual([404, false]);
  }
});

test('only folders that are named for a build are looked into', async () => {
  const folder = path.join(temporaryFolder(), 'builds');
  for (const name of ['unfinished-99ba117e', '..', 'other', '99ba', 'x'.repeat(70)]) {
    mkdirSync(path.join(folder, name, 'assets'), { recursive: true });
    writeFileSync(path.join(folder, name, 'assets/entry-Ab12.js'), '');
  }
  writeFileSync(path.join(folder, '0123456789abcdef'), 'no folder');
  expect(keptBuildOf(folder, oldScript)).toBeUndefined();
});

describe('what is kept', () => {
  test('is the hashed files in all their forms, and nothing else', async () => {
    const folder = await keptFirst();
    expect(readdirSync(folder)).toEqual([firstMark]);
    expect(readdirSync(path.join(folder, firstMark))).toEqual(['assets']);
    expect(readdirSync(path.join(folder, firstMark, 'assets')).sort()).toEqual([
      'entry-Ab12.js',
      'entry-Ab12.js.br',
      'manifest-9f.js',
      'shell-Cd34.js',
    ]);
  });

  test('is copied once, and mended when a file of it is lost', async () => {
    const folder = await keptFirst();
    const build = builtOf('first');
    const copy = path.join(folder, firstMark, oldScript);
    writeFileSync(copy, 'mine');
    expect(await keepBuild(folder, build, moment)).toBe('kept before');
    expect(readFileSync(copy, 'utf8')).toBe('mine');
    rmSync(path.join(folder, firstMark, 'assets/shell-Cd34.js'));
    expect(await keepBuild(folder, build, moment)).toBe('kept');
    expect(readFileSync(copy, 'utf8')).toContain('greeting = "hello"');
  });

  test('is one copy when several servers keep the same build at once', async () => {
    const folder = path.join(temporaryFolder(), 'builds');
    const builds = ['first', 'first', 'next', 'first', 'next'] as const;
    await Promise.all(builds.map((release) => keepBuild(folder, builtOf(release), moment)));
    expect(readdirSync(folder).sort()).toEqual([firstMark, nextMark]);
    expect(readdirSync(path.join(folder, firstMark, 'assets'))).toHaveLength(4);
  });

  test('is bounded by count: the builds that were in use last stay', async () => {
    const folder = await keptFirst();
    const marks = Array.from({ length: keptLimits.builds + 3 }, (_, index) => `0000000${index.toString(16)}`);
    for (const [index, mark] of marks.entries()) plant(folder, mark, moment - (index + 1) * 3_600_000);
    await keepBuild(folder, builtOf('first'), moment);
    expect(readdirSync(folder).sort()).toEqual([...marks.slice(0, keptLimits.builds), firstMark]);
  });

  test('is bounded by age: from the last use of a build, not from its first', async () => {
    const folder = await keptFirst();
    plant(folder, '00000001', moment - 31 * day);
    plant(folder, '00000002', moment - 29 * day);
    await keepBuild(folder, builtOf('next'), moment + 40 * day);
    expect(readdirSync(folder)).toEqual([nextMark]);
    plant(folder, '00000002', moment + 12 * day);
    await keepBuild(folder, builtOf('next'), moment + 41 * day);
    expect(readdirSync(folder)).toEqual(['00000002', nextMark]);
  });

  test('is bounded by bytes', async () => {
    const folder = await keptFirst();
    plant(folder, '00000001', moment - day, 1_000);
    plant(folder, '00000002', moment - 2 * day, keptLimits.bytes - 500);
    await keepBuild(folder, builtOf('first'), moment);
    expect(readdirSync(folder)).toEqual(['00000001', firstMark]);
  });

  test('has no copy that a crash left an hour ago, and the one of another server under way', async () => {
    const folder = await keptFirst();
    for (const [name, at] of [
      ['unfinished-0a', moment - 2 * 3_600_000],
      ['unfinished-0b', moment - 60_000],
    ] as const) {
      mkdirSync(path.join(folder, name));
      utimesSync(path.join(folder, name), at / 1_000, at / 1_000);
    }
    await keepBuild(folder, builtOf('first'), moment);
    expect(readdirSync(folder).sort()).toEqual([firstMark, 'unfinished-0b']);
  });
});

describe('a folder that cannot be written', () => {
  test('is told by the error of the file system, and nothing unfinished is left', async () => {
    const data = temporaryFolder();
    writeFileSync(path.join(data, 'builds'), 'no folder');
    await expect(keepBuild(path.join(data, 'builds'), builtOf('first'), moment)).rejects.toThrow(
      /EEXIST|ENOTDIR/,
    );
    const folder = await keptFirst();
    rmSync(path.join(folder, firstMark), { recursive: true });
    const build = builtOf('first');
    rmSync(path.join(build.folder, 'assets/manifest-9f.js'));
    await expect(keepBuild(folder, build, moment)).rejects.toThrow(/ENOENT/);
    expect(readdirSync(folder)).toEqual([]);
  });

  // Whoever runs as root may write everywhere.
  test.skipIf(process.getuid?.() === 0)('is told when it is read-only', async () => {
    const folder = await keptFirst();
    chmodSync(folder, 0o500);
    await expect(keepBuild(folder, builtOf('next'), moment)).rejects.toThrow(/EACCES|EROFS/);
    chmodSync(folder, 0o700);
    expect(existsSync(path.join(folder, firstMark, oldScript))).toBe(true);
  });
});
