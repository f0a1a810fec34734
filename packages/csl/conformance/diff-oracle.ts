// Compares our processor with citeproc-js on recorded and generated items, and counts the differences by kind.
//   --source text   only sources whose name has it          --from n --most n   only some of the items of each
//   --show n        print n differences that no kind explains  --kind text      print those of a kind instead
//   --tally         print the counts as JSON, to be added up
//   --answers path  a folder that keeps what citeproc-js printed: the second run asks only ours (all items: 20 minutes, then 2)

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Item } from '../src/index.ts';
import { type Answer, askOracle, compare, hasStyles, styleFiles } from './compare.ts';
import { CORPORA } from './corpora.ts';
import { kindOf, type Pair } from './difference-kinds.ts';
import { itemSources } from './recorded-items.ts';

const UNEXPLAINED = 'unexplained';

function argument(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
}
const numberOf = (name: string, otherwise: number): number => Number(argument(name) ?? otherwise);

function countKinds(pairs: readonly Pair[]): Map<string, number> {
  const kinds = new Map<string, number>();
  for (const pair of pairs) {
    const kind = kindOf(pair) ?? UNEXPLAINED;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return kinds;
}

function report(name: string, total: number, pairs: readonly Pair[]): void {
  const kinds = countKinds(pairs);
  if (process.argv.includes('--tally')) {
    console.log(JSON.stringify({ name, total, kinds: Object.fromEntries(kinds) }));
    return;
  }
  const share = (count: number): string => `${((100 * (total - count)) / total).toFixed(2)} %`;
  const explained = share(kinds.get(UNEXPLAINED) ?? 0);
  console.log(`${name}: same ${share(pairs.length)} of ${total}; same or explained ${explained}`);
  for (const [kind, count] of kinds) console.log(`  ${String(count).padStart(5)}  ${kind}`);
}

function show(pairs: readonly Pair[]): void {
  const wanted = argument('--kind') ?? UNEXPLAINED;
  const found = pairs.filter((pair) => (kindOf(pair) ?? UNEXPLAINED).includes(wanted));
  for (const { style, item, theirs, ours } of found.slice(0, numberOf('--show', 0))) {
    console.log(`\n${style} ${item.id}\n  theirs ${theirs.trim()}\n  ours   ${ours.trim()}`);
  }
}

/** What citeproc-js prints, asked once and kept where that is wanted. `name` tells the items from others. */
function answersTo(name: string, style: string, items: readonly Item[]): Answer[] {
  const folder = argument('--answers');
  if (folder === undefined) return askOracle(style, items);
  const path = join(folder, `${name}-${style}.json`.replaceAll('/', '_'));
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as Answer[];
  const answers = askOracle(style, items);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, JSON.stringify(answers));
  return answers;
}

if (!hasStyles()) console.log(`Styles and records are absent from ${CORPORA}: nothing was compared.`);
else {
  const from = numberOf('--from', 0);
  const end = from + numberOf('--most', Number.POSITIVE_INFINITY);
  const wanted = argument('--source') ?? '';
  for (const { name, read } of itemSources(10_000).filter((source) => source.name.includes(wanted))) {
    const items = read().slice(from, end);
    if (items.length === 0) continue;
    const part = `${name}-${from}-${items.length}`;
    const pairs = styleFiles().flatMap((style) => compare(style, items, answersTo(part, style, items)));
    report(name, items.length * styleFiles().length, pairs);
    show(pairs);
  }
}
