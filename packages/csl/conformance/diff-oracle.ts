// Compares our processor with citeproc-js on recorded and generated items: by default, with all conventions of citeproc-js, and
// with each convention by itself.
//   --source text       only sources whose name contains the text
//   --from n --most n   only some of the items of each source
//   --show n            print n of the remaining differences
//   --convention name   with --show: print the differences that this convention removes instead
//   --answers path      a folder in which the output of citeproc-js is stored: 14 minutes the first time, then 2

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CITEPROC_JS } from '../src/conventions/citeproc-js.ts';
import type { Conventions, Item } from '../src/index.ts';
import {
  type Answer,
  askOracle,
  compare,
  type Difference,
  hasStyles,
  type Question,
  styleFiles,
} from './compare.ts';
import { CORPORA } from './corpora.ts';
import { type ItemSource, itemSources } from './recorded-items.ts';

const NAMES = Object.keys(CITEPROC_JS) as (keyof Conventions)[];

function argument(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
}
const numberOf = (name: string, otherwise: number): number => Number(argument(name) ?? otherwise);

/** The output of citeproc-js, stored with `--answers`. `name` identifies the items. */
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

function questionsOf({ name, read }: ItemSource): Question[] {
  const from = numberOf('--from', 0);
  const items = read().slice(from, from + numberOf('--most', Number.POSITIVE_INFINITY));
  const part = `${name}-${from}-${items.length}`;
  return styleFiles().flatMap((style) => {
    const answers = items.length > 0 ? answersTo(part, style, items) : [];
    return items.map((item, at) => ({ style, item, answer: answers[at] ?? { entry: '', citation: '' } }));
  });
}

/** The result of comparing some items. */
interface Outcome {
  total: number;
  byDefault: Difference[];
  /** Those that remain with all conventions of citeproc-js. */
  left: Difference[];
  /** Those that each convention removes by itself. */
  made: Map<string, Difference[]>;
}

function examine(questions: readonly Question[]): Outcome {
  const byDefault = compare(questions);
  const differing = byDefault.map(({ question }) => question);
  const made = NAMES.map((name): [string, Difference[]] => {
    const rest = new Set(compare(differing, { [name]: CITEPROC_JS[name] }).map(({ question }) => question));
    return [name, byDefault.filter(({ question }) => !rest.has(question))];
  });
  return { total: questions.length, byDefault, left: compare(questions, CITEPROC_JS), made: new Map(made) };
}

function add(sum: Outcome, one: Outcome): Outcome {
  const made = NAMES.map((name): [string, Difference[]] => [
    name,
    [...(sum.made.get(name) ?? []), ...(one.made.get(name) ?? [])],
  ]);
  return {
    total: sum.total + one.total,
    byDefault: [...sum.byDefault, ...one.byDefault],
    left: [...sum.left, ...one.left],
    made: new Map(made),
  };
}

function report(name: string, { total, byDefault, left, made }: Outcome): void {
  const share = (differences: readonly Difference[]): string =>
    `${((100 * (total - differences.length)) / total).toFixed(2)} %`;
  console.log(
    `${name}: ${total} comparisons; the same ${share(byDefault)}; with the conventions of citeproc-js ${share(left)}`,
  );
  for (const [convention, { length }] of made) {
    if (length > 0) console.log(`  ${String(length).padStart(5)}  ${convention}`);
  }
  const alone = new Set([...made.values()].flat().map(({ question }) => question));
  const open = new Set(left.map(({ question }) => question));
  const together = byDefault.filter(({ question }) => !alone.has(question) && !open.has(question));
  if (together.length > 0) console.log(`  ${String(together.length).padStart(5)}  several together`);
  if (left.length > 0) console.log(`  ${String(left.length).padStart(5)}  left`);
}

function show({ left, made }: Outcome): void {
  const wanted = argument('--convention');
  const found = wanted === undefined ? left : (made.get(wanted) ?? []);
  for (const { question, theirs, ours } of found.slice(0, numberOf('--show', 0))) {
    console.log(
      `\n${question.style} ${question.item.id}\n  theirs ${theirs.trim()}\n  ours   ${ours.trim()}`,
    );
  }
}

/** Prints the remaining differences, by item. */
function list({ left }: Outcome): void {
  const styles = new Map<string, string[]>();
  for (const { question } of left) {
    const id = String(question.item.id);
    styles.set(id, [...(styles.get(id) ?? []), question.style.replace('.csl', '')]);
  }
  console.log(`\nLeft, ${styles.size} items:`);
  for (const [id, names] of styles) console.log(`  ${id}: ${names.join(', ')}`);
}

if (!hasStyles()) console.log(`Styles and records are absent from ${CORPORA}: nothing was compared.`);
else {
  const wanted = argument('--source') ?? '';
  let all: Outcome = { total: 0, byDefault: [], left: [], made: new Map() };
  for (const source of itemSources(10_000).filter(({ name }) => name.includes(wanted))) {
    const outcome = examine(questionsOf(source));
    if (outcome.total === 0) continue;
    report(source.name, outcome);
    all = add(all, outcome);
  }
  report('all', all);
  show(all);
  list(all);
}
