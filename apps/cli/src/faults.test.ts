import { spawn, spawnSync } from 'node:child_process';
import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { type Case, cases, rivers } from './faults.fixture.ts';
import { runHere } from './run-here.fixture.ts';

// The program in a folder of its own for each case; as a shell starts it where that matters.

const program = path.resolve(import.meta.dirname, '../citewright.sh');
const root = mkdtempSync(path.join(tmpdir(), 'citewright-faults-'));
const cache = path.join(root, 'cache');
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function run(
  folder: string,
  [command = '', ...words]: readonly string[],
  { input = '', environment = {}, fileAsInput, into }: Omit<Case, 'words'> = {},
): Promise<{ out: string; err: string; code: number }> {
  const child = spawn(command, words, {
    cwd: folder,
    env: { ...process.env, XDG_CACHE_HOME: cache, NO_COLOR: '1', ...environment },
    stdio: [
      fileAsInput === undefined ? 'pipe' : openSync(path.join(folder, fileAsInput), 'r'),
      into === undefined ? 'pipe' : openSync(into, 'w'),
      'pipe',
    ],
  });
  child.stdin?.on('error', () => undefined).end(input);
  const [out, err, code] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
    new Promise<number>((resolve) => child.once('close', resolve)),
  ]);
  return { out, err, code };
}

let number = 0;

function lay({ files = {}, links = {}, hardLinks = {} }: Case): string {
  number += 1;
  const folder = path.join(root, String(number));
  mkdirSync(folder);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  for (const [name, end] of Object.entries(links)) symlinkSync(end, path.join(folder, name));
  for (const [name, other] of Object.entries(hardLinks))
    linkSync(path.join(folder, other), path.join(folder, name));
  return folder;
}

describe.each(Object.entries(cases))('%s', (_, group) => {
  test.each(Object.entries(group))(
    '%s',
    async (_, one) => {
      const folder = lay(one);
      const { out, err, code } = await (one.into === undefined && one.fileAsInput === undefined
        ? runHere(folder, one.ownCache ? path.join(folder, 'own') : cache, one)
        : run(folder, [program, ...one.words], one));
      if (typeof one.err === 'object') expect(err).toMatch(one.err);
      else expect(err).toBe(one.err ?? '');
      if (one.out === undefined) expect(out).toBe('');
      else expect(out).toContain(one.out);
      expect(code).toBe(one.code ?? 0);
      for (const [name, content] of Object.entries(one.after ?? {})) {
        const now = readFileSync(path.join(folder, name), 'utf8');
        if (typeof content === 'string') expect(now).toBe(content);
        else expect(now).toMatch(content);
      }
      expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    },
    60_000,
  );
});

test('a pipe with a name is read, and is a target', async () => {
  const folder = lay({ words: [], files: { 'a.bib': rivers } });
  const script =
    'mkfifo in out; cat a.bib > in & "$0" convert in out --to ris & grep TI out; wait; test -p in && test -p out';
  const said = await run(folder, ['sh', '-c', script, program]);
  expect(said).toEqual({ out: 'TI  - The growth of rivers\r\n', err: '', code: 0 });
}, 60_000);

/** Root without the right to read and write what its modes forbid. */
const unprivileged = 'setpriv --bounding-set=-dac_override,-dac_read_search --inh-caps=-all';

const mount = 'mount -t tmpfs -o size=64k tmpfs small';

/** A small disk needs the right to mount one in a namespace of its own. */
function mayMount(): boolean {
  mkdirSync(path.join(root, 'small'));
  return spawnSync('unshare', ['-rm', 'sh', '-c', mount], { cwd: root }).status === 0;
}

describe.skipIf(!mayMount())('a disk of 64 kB (skipped where none may be mounted)', () => {
  const many = Array.from({ length: 1_000 }, (_, at) => rivers.replace('okafor', `okafor${at}`)).join('');

  async function onSmallDisk(script: string) {
    const folder = lay({ words: [], files: { 'a.bib': many, 'small/x': '' } });
    const shell = `${mount} && printf OLD > small/b.ris && ${script}`;
    return await run(folder, ['unshare', '-rm', 'sh', '-c', shell, program]);
  }

  test('a file that has no room leaves the old one whole, and nothing beside it', async () => {
    const said = await onSmallDisk(
      '"$0" convert a.bib small/b.ris --force; echo $?; ls small; cat small/b.ris',
    );
    expect(said).toEqual({
      out: '3\nb.ris\nOLD',
      err: 'citewright: There is no space left for "small/b.ris".\n',
      code: 0,
    });
  }, 60_000);

  test('a disk that may only be read keeps the old file', async () => {
    const said = await onSmallDisk(
      'mount -o remount,ro small && "$0" convert a.bib small/b.ris --force; echo $?; ls small; cat small/b.ris',
    );
    expect(said).toEqual({
      out: '3\nb.ris\nOLD',
      err: 'citewright: "small/b.ris" is on a disk that cannot be written.\n',
      code: 0,
    });
  }, 60_000);

  test('a reader that stops early ends it without a word', async () => {
    const said = await onSmallDisk('"$0" convert a.bib --to ris | head -c 9');
    expect(said).toEqual({ out: 'TY  - JOU', err: '', code: 0 });
  }, 60_000);

  test('standard output that has no room is told of', async () => {
    const { err, code } = await onSmallDisk('"$0" convert a.bib --to ris > small/c.ris');
    expect(err).toBe('citewright: There is no space left for "standard output".\n');
    expect(code).toBe(3);
  }, 60_000);

  test('a folder that may not be written keeps the old file', async () => {
    const said = await onSmallDisk(
      `chmod 555 small; ${unprivileged} "$0" convert a.bib small/b.ris --force; echo $?; ls small; cat small/b.ris`,
    );
    expect(said).toEqual({
      out: '3\nb.ris\nOLD',
      err: 'citewright: "small/b.ris" may not be read or written.\n',
      code: 0,
    });
  }, 60_000);

  test('a file that may not be read is named', async () => {
    const { err, code } = await onSmallDisk(`chmod 000 a.bib; ${unprivileged} "$0" convert a.bib --to ris`);
    expect(err).toBe('citewright: "a.bib" may not be read or written.\n');
    expect(code).toBe(3);
  }, 60_000);

  test('a cache that has no room is memory', async () => {
    const { out, err, code } = await onSmallDisk(
      'head -c 50000 /dev/zero > small/fill; XDG_CACHE_HOME=$PWD/small "$0" convert a.bib --to ris',
    );
    expect(out).toContain('TI  - The growth of rivers');
    expect(err).toMatch(/^citewright: There is no cache: .* cannot be used/);
    expect(code).toBe(0);
  }, 60_000);
});
