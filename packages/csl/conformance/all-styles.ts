// Compares our processor with citeproc-js over all independent styles of the CSL repository: varied items one by one, and a document
// with repeated cites and its bibliography. Text is compared, with the conventions of citeproc-js.
//   --quick             every 20th style
//   --style pattern     only styles whose name matches the pattern
//   --show n            print n examples of each kind of difference (of one kind with --kind)
//   --kind text         only differences of kinds whose name contains the text
//   --own               with our own conventions
//   --item id           only differences of one item (i0) or citation of the document (c0)
//   --workers n         how many processes work at once: 2
//   --answers path      a folder in which the output of citeproc-js is stored: in the folder for temporary files
//   --json path         write all differences into a file

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Found, StyleOutcome } from './all-styles-worker.ts';
import { CORPORA } from './corpora.ts';

/** The styles of the CSL repository. */
export const ARCHIVE = join(CORPORA, 'csl/all-styles.tar.xz');

/** The value of an option of the command line. */
export function argument(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
}

/** Unpacks the styles once, and returns their folder. */
export function unpack(folder: string): string {
  const styles = join(folder, 'styles');
  if (!existsSync(styles)) {
    mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['-xJf', ARCHIVE, '-C', folder]);
  }
  return styles;
}

function chosen(folder: string): string[] {
  const wanted = argument('--style');
  const pattern = new RegExp(wanted ?? '');
  const step = process.argv.includes('--quick') ? 20 : 1;
  return readdirSync(folder)
    .sort()
    .filter((name, at) => (wanted === undefined ? at % step === 0 : pattern.test(name)));
}

/** Gives one style after another to each worker, and returns the outcomes. */
async function compareAll(
  names: readonly string[],
  folder: string,
  answers: string,
): Promise<StyleOutcome[]> {
  const outcomes: StyleOutcome[] = [];
  const waiting = [...names];
  const own = process.argv.includes('--own');
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./all-styles-worker.ts', import.meta.url), {
        workerData: { folder, answers, own },
      });
      const next = (): void => {
        const name = waiting.shift();
        if (name !== undefined) worker.postMessage(name);
        else worker.terminate().then(() => resolve(), reject);
      };
      worker.on('message', (outcome: StyleOutcome) => {
        outcomes.push(outcome);
        if (outcomes.length % 200 === 0) console.error(`${outcomes.length} of ${names.length} styles`);
        next();
      });
      worker.on('error', reject);
      next();
    });
  await Promise.all(Array.from({ length: Number(argument('--workers') ?? 2) }, work));
  return outcomes.sort((left, right) => left.style.localeCompare(right.style));
}

const PARTS = ['entry', 'citation', 'note', 'list'] as const;
const PART_NAMES: Record<(typeof PARTS)[number], string> = {
  entry: 'entries',
  citation: 'citations',
  note: 'citations in a document',
  list: 'entries in its bibliography',
};

const share = (differing: number, total: number): string =>
  `${((100 * (total - differing)) / total).toFixed(2)} %`;

function printTotals(outcomes: readonly StyleOutcome[], all: readonly Found[]): void {
  const failed = outcomes.filter(({ failure }) => failure !== undefined);
  console.log(`${outcomes.length} styles; ${failed.length} do not compile or print`);
  for (const { style, failure } of failed) console.log(`  ${style}: ${failure}`);
  const unanswered = outcomes.filter((outcome) => outcome.unanswered).map(({ style }) => style);
  if (unanswered.length > 0) console.log(`citeproc-js fails for ${unanswered.join(', ')}`);
  for (const part of PARTS) {
    const total = outcomes.reduce((sum, { totals }) => sum + totals[part], 0);
    const differing = all.filter((found) => found.part === part);
    const empty = differing.filter(({ ours }) => ours === '').length;
    console.log(
      `${PART_NAMES[part].padEnd(28)} ${total}; the same ${share(differing.length, total)}; empty in ours only ${empty}`,
    );
  }
}

function groupedBy(all: readonly Found[], key: (found: Found) => string): [string, Found[]][] {
  const groups = new Map<string, Found[]>();
  for (const found of all) {
    const known = groups.get(key(found));
    if (known) known.push(found);
    else groups.set(key(found), [found]);
  }
  return [...groups].sort(([, left], [, right]) => right.length - left.length);
}

function printKinds(all: readonly Found[]): void {
  const wanted = argument('--kind') ?? '';
  const most = Number(argument('--show') ?? 0);
  console.log('\nKinds of differences (all, styles):');
  for (const [kind, found] of groupedBy(all, (one) => one.kind)) {
    const styles = new Set(found.map(({ style }) => style)).size;
    console.log(`  ${String(found.length).padStart(6)} ${String(styles).padStart(5)}  ${kind}`);
    if (!kind.includes(wanted)) continue;
    for (const { style, id, part, theirs, ours } of found.slice(0, most)) {
      console.log(`    ${style} ${part} ${id}\n      theirs ${theirs}\n      ours   ${ours}`);
    }
  }
}

function printWorst(all: readonly Found[]): void {
  console.log('\nStyles with most differences:');
  for (const [style, found] of groupedBy(all, (one) => one.style).slice(0, 20)) {
    console.log(`  ${String(found.length).padStart(6)}  ${style}`);
  }
}

/** Runs the comparison and prints its results. */
export async function runAllStyles(): Promise<void> {
  if (!existsSync(ARCHIVE)) {
    console.log(`The styles are absent from ${CORPORA}: nothing was compared.`);
    return;
  }
  const folder = argument('--answers') ?? join(tmpdir(), 'citewright-all-styles');
  const answers = join(folder, 'answers');
  const styles = unpack(folder);
  mkdirSync(answers, { recursive: true });
  const outcomes = await compareAll(chosen(styles), styles, answers);
  const item = argument('--item');
  const all = outcomes.flatMap(({ found }) => found);
  const path = argument('--json');
  if (path !== undefined) writeFileSync(path, JSON.stringify(all));
  printTotals(outcomes, all);
  printKinds(item === undefined ? all : all.filter(({ id }) => id === item));
  printWorst(all);
}
