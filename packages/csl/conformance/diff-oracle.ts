import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileStyle, type Item, SUITE } from '../src/index.ts';
import { CORPORA } from './corpora.ts';
import { kindOf, type Pair } from './difference-kinds.ts';
import { generateItems } from './generate-items.ts';
import { Oracle } from './oracle.ts';

const STYLES = join(CORPORA, 'csl/styles');
const LOCALES = join(CORPORA, 'csl/locales');

/** Recorded items: files of CSL-JSON, one item on each line, bare or under `item`. */
const FILES = [
  'catalogue/catalogue.ndjson',
  'catalogue/catalogue-cdl-psychology.ndjson',
  'catalogue/catalogue-goodbooks.ndjson',
  'records/csl-test-suite/items.ndjson',
];

function readItems(file: string, most: number): Item[] {
  const lines = readFileSync(join(CORPORA, file), 'utf8').split('\n').filter(Boolean).slice(0, most);
  return lines.flatMap((line, at) => {
    const parsed = JSON.parse(line) as Record<string, unknown>;
    const item = (parsed.item ?? parsed) as Record<string, unknown>;
    return item.type ? [{ ...item, id: `${file}#${at}` } as Item] : [];
  });
}

function localeXml(lang: string): string | false {
  const path = join(LOCALES, `locales-${lang}.xml`);
  return existsSync(path) ? readFileSync(path, 'utf8') : false;
}

/** What differs between the two processors for some items in one style, each item by itself. */
function compare(styleFile: string, items: readonly Item[]): Pair[] {
  const xml = readFileSync(join(STYLES, styleFile), 'utf8');
  const locales = ['en-US', 'en-GB'].flatMap((lang) => localeXml(lang) || []);
  const style = compileStyle(xml, locales, { format: SUITE });
  const oracle = new Oracle(xml, items, localeXml);
  return items.flatMap((item) => {
    const pair = (theirs: string, ours: string): Pair[] =>
      theirs.trim() === ours.trim() ? [] : [{ item: { ...item }, style: styleFile, theirs, ours }];
    const entry = pair(oracle.bibliography([item.id])[0] ?? '', style.bibliography([item])[0]?.html ?? '');
    return entry.length > 0 ? entry : pair(oracle.citation(item.id), style.citation([{ item }]).html);
  });
}

function report(name: string, total: number, pairs: readonly Pair[]): void {
  const kinds = new Map<string, number>();
  for (const pair of pairs) {
    const kind = kindOf(pair) ?? 'unexplained';
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  const share = (count: number): string => `${((100 * (total - count)) / total).toFixed(2)} %`;
  const unexplained = kinds.get('unexplained') ?? 0;
  console.log(`${name}: same ${share(pairs.length)} of ${total}; same or explained ${share(unexplained)}`);
  for (const [kind, count] of kinds) console.log(`  ${String(count).padStart(5)}  ${kind}`);
}

function show(pairs: readonly Pair[], most: number): void {
  for (const pair of pairs.filter((candidate) => !kindOf(candidate)).slice(0, most)) {
    console.log(`\n${pair.style} ${pair.item.id}\n  theirs ${pair.theirs}\n  ours   ${pair.ours}`);
  }
}

function argument(name: string, otherwise: number): number {
  const at = process.argv.indexOf(name);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
}

if (!existsSync(STYLES)) console.log(`Styles and records are absent from ${CORPORA}: nothing was compared.`);
else {
  const most = argument('--most', Number.POSITIVE_INFINITY);
  const sources: [name: string, items: Item[]][] = [
    ...FILES.filter((file) => existsSync(join(CORPORA, file))).map((file): [string, Item[]] => [
      file,
      readItems(file, most),
    ]),
    ['generated', generateItems(Math.min(10_000, most))],
  ];
  for (const [name, items] of sources) {
    const pairs = readdirSync(STYLES).flatMap((style) => compare(style, items));
    report(name, items.length * readdirSync(STYLES).length, pairs);
    show(pairs, argument('--show', 0));
  }
}
