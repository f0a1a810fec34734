// The files of a SQLite database are damaged, lost or cannot be written: the start says so in plain words, and `npm run repair`
// brings back what was acknowledged.
import { spawnSync } from 'node:child_process';
import {
  closeSync,
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { informing, judged, type Report } from '../../report.ts';
import { until } from '../../server/pace.ts';
import { refusedStart, startServer } from '../../server/server-process.ts';
import { fillUp } from './disk-full.ts';
import { addBook, auditBooks, newProject, type Written } from './written.ts';

const repairCommand = path.join(import.meta.dirname, '../../../apps/server/src/repair.ts');
const books = 200;
const pageSize = 4_096;

const databaseIn = (folder: string) => path.join(folder, 'citewright.sqlite');

function overwrite(file: string, at: number, size: number): void {
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, Buffer.alloc(size, 0xa7), 0, size, at);
  closeSync(descriptor);
}

/** Where the first page of a table or an index stands. */
function rootOf(file: string, name: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  const row = database.prepare('select rootpage as page from sqlite_schema where name = ?').get(name);
  database.close();
  return (Number(row?.page) - 1) * pageSize;
}

/** A page in the middle that holds rows of citations. */
function middleOf(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database
    .prepare("select pageno from dbstat where name = 'citations' and pagetype = 'leaf' order by pageno")
    .all();
  database.close();
  return (Number(rows[rows.length >> 1]?.pageno) - 1) * pageSize;
}

/** A damage, what the start says, and how many of the acknowledged books may be lost to it. */
interface Damage {
  name: string;
  /** The state in which the files are damaged: after a clean stop, after `kill -9`, or with the copy of the day. */
  after: 'stop' | 'kill' | 'copy';
  damage(folder: string): void;
  row: string;
  mayLose: number;
}

const damages: readonly Damage[] = [
  {
    name: 'header of noise',
    after: 'stop',
    damage: (folder) => overwrite(databaseIn(folder), 0, 100),
    row: 'damaged',
    mayLose: 0,
  },
  {
    name: 'first page of noise',
    after: 'stop',
    damage: (folder) => overwrite(databaseIn(folder), 0, pageSize),
    row: 'damaged',
    mayLose: 0,
  },
  {
    name: 'cut in the middle',
    after: 'stop',
    damage: (folder) => truncateSync(databaseIn(folder), (statSync(databaseIn(folder)).size >> 1) + 7),
    row: 'damaged',
    mayLose: books,
  },
  {
    name: 'cut in the middle, with a copy',
    after: 'copy',
    damage: (folder) => truncateSync(databaseIn(folder), (statSync(databaseIn(folder)).size >> 1) + 7),
    row: 'damaged',
    mayLose: 0,
  },
  {
    name: 'cut to nothing, with a copy',
    after: 'copy',
    damage: (folder) => truncateSync(databaseIn(folder), 0),
    row: 'damaged',
    mayLose: 0,
  },
  {
    name: 'all noise, with a copy',
    after: 'copy',
    damage: (folder) => writeFileSync(databaseIn(folder), Buffer.alloc(100_000, 0xa7)),
    row: 'damaged',
    mayLose: 0,
  },
  {
    name: 'a page of rows lost',
    after: 'stop',
    damage: (folder) => overwrite(databaseIn(folder), middleOf(databaseIn(folder)), pageSize),
    row: 'damaged',
    mayLose: 10,
  },
  {
    name: 'a page of rows lost, with a copy',
    after: 'copy',
    damage: (folder) => overwrite(databaseIn(folder), middleOf(databaseIn(folder)), pageSize),
    row: 'damaged',
    mayLose: 0,
  },
  ...['citations', 'projects', 'sessions', 'citations_by_project'].map(
    (name): Damage => ({
      name: `root of ${name} lost`,
      after: 'stop',
      damage: (folder) => overwrite(databaseIn(folder), rootOf(databaseIn(folder), name), pageSize),
      row: 'damaged',
      mayLose: 0,
    }),
  ),
  {
    name: 'log damaged',
    after: 'kill',
    // A byte of noise in the checksums of three frames: SQLite alone would drop what follows without a word.
    damage(folder) {
      for (const frame of [3, 4, 5])
        overwrite(`${databaseIn(folder)}-wal`, 32 + frame * (pageSize + 24) + 18, 1);
    },
    row: 'damaged',
    mayLose: 0,
  },
  {
    name: 'header of the log damaged',
    after: 'kill',
    damage: (folder) => overwrite(`${databaseIn(folder)}-wal`, 0, 32),
    row: 'damaged',
    mayLose: 0,
  },
];

/** Whether the output is a few plain lines that name a row of docs/operations.md. */
function judgeWords({ code, said }: Awaited<ReturnType<typeof refusedStart>>, row: string): string[] {
  const lines = said.trim().split('\n');
  const isPlain = lines.length <= 4 && !/^\s+at |Error:|node:/m.test(said);
  return [
    ...(code === 1 ? [] : [code === undefined ? 'the server started' : `exit code ${code}`]),
    ...(isPlain && said.includes(`"The server does not start": ${row})`)
      ? []
      : [`said ${JSON.stringify(said.slice(0, 200))}`]),
  ];
}

interface Filled {
  folder: string;
  written: Written;
}

/** A data folder with acknowledged books. */
async function fill(after: Damage['after']): Promise<Filled> {
  const folder = mkdtempSync(path.join(tmpdir(), 'citewright-storage-'));
  const server = await startServer({ DATA_DIR: folder });
  const written = await newProject(server.address);
  for (let index = 0; index < books; index++) await addBook(written, `Book ${index}`);
  await (after === 'kill' ? server.kill() : server.stop());
  if (after === 'copy') {
    // The copy of the day is made at the start.
    const again = await startServer({ DATA_DIR: folder });
    const copies = path.join(folder, 'backups');
    const isCopied = () =>
      existsSync(copies) && readdirSync(copies).some((file) => /^citewright-/.test(file));
    await until('the copy of the day', isCopied);
    await again.stop();
  }
  return { folder, written };
}

function repair(folder: string, ...options: string[]) {
  return spawnSync(process.execPath, [repairCommand, ...options], {
    env: { PATH: process.env.PATH, DATA_DIR: folder },
    encoding: 'utf8',
  });
}

/** Damages a copy of the folder, starts, repairs, and starts again. */
async function tryDamage(filled: Filled, { name, damage, row, mayLose }: Damage): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'citewright-damaged-'));
  try {
    cpSync(filled.folder, folder, { recursive: true });
    damage(folder);
    const damaged = readFileSync(databaseIn(folder));
    const faults = judgeWords(await refusedStart({ DATA_DIR: folder }), row);
    const { status, stdout, stderr } = repair(folder);
    if (status !== 0)
      return [...faults, `repair: ${stderr.trim().split('\n')[0]}`].map((fault) => `${name}: ${fault}`);
    const aside = readdirSync(folder).find((file) => /\.damaged-[^/]*Z$/.test(file));
    const isKept = aside !== undefined && readFileSync(path.join(folder, aside)).equals(damaged);
    const server = await startServer({ DATA_DIR: folder });
    const lost = await auditBooks(filled.written, server.address).catch((error) => [String(error)]);
    await server.kill();
    return [
      ...faults,
      ...(isKept ? [] : ['the damaged file was not kept as it was']),
      ...(stdout.includes('Saved:') || stdout.includes('has taken its place')
        ? []
        : [`repair said ${stdout}`]),
      ...(lost.length > mayLose ? [`${lost.length} of ${books} acknowledged books lost (${lost[0]})`] : []),
      ...(lost.length > 0 && !stdout.includes('Damaged:') ? ['repair did not tell of the loss'] : []),
    ].map((fault) => `${name}: ${fault}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The secret is lost: nobody may find an empty list; by the operator's word a new one is made. */
async function loseSecret({ folder, written }: Filled): Promise<string[]> {
  const lost = mkdtempSync(path.join(tmpdir(), 'citewright-secret-'));
  cpSync(folder, lost, { recursive: true });
  rmSync(path.join(lost, 'session-secret'));
  const faults = judgeWords(await refusedStart({ DATA_DIR: lost }), 'secret lost');
  cpSync(path.join(folder, 'session-secret'), path.join(lost, 'session-secret'));
  const restored = await startServer({ DATA_DIR: lost });
  faults.push(...(await auditBooks(written, restored.address)));
  await restored.stop();
  rmSync(path.join(lost, 'session-secret'));
  const { status } = repair(lost, '--new-secret');
  if (status !== 0) faults.push(`--new-secret ended with ${status}`);
  const anew = await startServer({ DATA_DIR: lost });
  await anew.kill();
  rmSync(lost, { recursive: true, force: true });
  return faults.map((fault) => `secret lost: ${fault}`);
}

/** Other users may read neither the database nor its copies. */
function readableByOthers(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /sqlite|secret/.test(file),
  );
  return files
    .filter((file) => (statSync(path.join(folder, file)).mode & 0o077) !== 0)
    .map((file) => `${file} can be read by others`);
}

async function readyOf(address: string): Promise<number> {
  return (await fetch(`${address}/api/ready`)).status;
}

/** Waits until readiness is as expected; gives a fault when it is not within five seconds. */
async function expectReady(address: string, status: number, when: string): Promise<string[]> {
  for (let left = 50; left > 0; left--) {
    if ((await readyOf(address)) === status) return [];
    await delay(100);
  }
  return [`ready is not ${status} ${when}`];
}

const mount = (...options: string[]) => spawnSync('mount', options).status === 0;

/** A small file system of its own: full at the start, full and read-only while the server runs. */
async function tryDisk(folder: string): Promise<string[]> {
  const first = await startServer({ DATA_DIR: folder });
  await addBook(await newProject(first.address), 'Before');
  await first.stop();
  const makeRoom = fillUp(folder);
  const faults = judgeWords(await refusedStart({ DATA_DIR: folder }), 'full').map(
    (fault) => `disk full at the start: ${fault}`,
  );
  makeRoom();
  mount('-o', 'remount,ro', folder);
  faults.push(
    ...judgeWords(await refusedStart({ DATA_DIR: folder }), 'read-only').map(
      (fault) => `read-only folder at the start: ${fault}`,
    ),
  );
  mount('-o', 'remount,rw', folder);
  const server = await startServer({ DATA_DIR: folder });
  faults.push(...(await expectReady(server.address, 200, 'at first')));
  const makeRoomAgain = fillUp(folder);
  faults.push(...(await expectReady(server.address, 503, 'while the disk is full')));
  makeRoomAgain();
  faults.push(...(await expectReady(server.address, 200, 'with room again')));
  await server.kill();
  return faults;
}

/** The folder of earlier builds is no folder: the server starts, says so once, and lacks nothing else. */
async function loseBuilds({ folder, written }: Filled): Promise<string[]> {
  const spoilt = mkdtempSync(path.join(tmpdir(), 'citewright-builds-'));
  cpSync(folder, spoilt, { recursive: true });
  const builds = path.join(spoilt, 'builds');
  rmSync(builds, { recursive: true, force: true });
  writeFileSync(builds, 'no folder');
  const server = await startServer({ DATA_DIR: spoilt });
  const faults = await expectReady(server.address, 200, 'with a spoilt folder of builds');
  faults.push(...(await auditBooks(written, server.address)));
  const missing = await fetch(`${server.address}/assets/entry-Ab12Cd34.js`);
  if (missing.status !== 404) faults.push(`a missing file is answered ${missing.status}`);
  await server.stop();
  rmSync(spoilt, { recursive: true, force: true });
  return faults.map((fault) => `earlier builds: ${fault}`);
}

async function onSmallDisk(): Promise<Report> {
  const name = 'disk full or read-only';
  const folder = mkdtempSync(path.join(tmpdir(), 'citewright-disk-'));
  const mounted = mount('-t', 'tmpfs', '-o', 'size=4m', 'citewright', folder);
  try {
    if (!mounted) return informing(name, 'needs root, who may mount a small file system');
    return judged(
      name,
      'plain words at the start; ready tells, and tells when it is over',
      await tryDisk(folder),
    );
  } finally {
    if (mounted) spawnSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Tries every damage. */
export async function storageFaults(): Promise<Report[]> {
  const states = { stop: await fill('stop'), kill: await fill('kill'), copy: await fill('copy') };
  try {
    const faults: string[] = [];
    for (const damage of damages) faults.push(...(await tryDamage(states[damage.after], damage)));
    faults.push(...(await loseSecret(states.stop)));
    faults.push(...(await loseBuilds(states.stop)));
    for (const { folder } of Object.values(states)) faults.push(...readableByOthers(folder));
    const failed = new Set(faults.map((fault) => fault.split(': ', 1)[0])).size;
    const cases = damages.length + 3;
    return [
      judged('damaged and lost files', `${cases - failed} of ${cases} cases`, faults),
      await onSmallDisk(),
    ];
  } finally {
    for (const { folder } of Object.values(states)) rmSync(folder, { recursive: true, force: true });
  }
}
