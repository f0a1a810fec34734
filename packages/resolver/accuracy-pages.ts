import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Item, Name } from '@citewright/csl';
import { splitAuthors } from './src/webpage/authors.ts';
import { parseDate } from './src/webpage/dates.ts';
import { type PageReading, readPage } from './src/webpage/read-page.ts';
import { cleanTitle } from './src/webpage/title.ts';

/**
 * Scores `readPage` on the recorded pages of `corpora/pages` with hand-made gold (reliability A and B+, corrections
 * applied). How values are compared:
 *
 * - title: equal after folding case, white space, kinds of quotes and dashes, and a final full stop; markup ignored
 * - authors: as many names as the gold, each with the same words in any order, or the same family name and first initial
 * - date: equal, or finer than the gold; coarser than the gold counts as blank, not as wrong
 * - anonymous: pages whose annotators found no author must get none
 * - walls: pages marked `blocked` must be refused (`wall`, no item)
 *
 * `right` is a share of all pages with that gold; `wrong` and `blank` are what is missed.
 */
export interface FieldScore {
  right: number;
  wrong: number;
  blank: number;
  misses: string[];
}

export interface PagesAccuracy {
  pages: number;
  fields: Record<ScoredField, FieldScore>;
  /** Inputs of `security/redos-inputs.json` that took too long: "id: milliseconds". */
  slow: string[];
  milliseconds: { median: number; slowest: number };
}

type ScoredField = 'title' | 'authors' | 'date' | 'anonymous' | 'walls';

const bars: Readonly<Record<ScoredField, number>> = {
  title: 0.92,
  authors: 0.85,
  date: 0.9,
  anonymous: 0.9,
  walls: 1,
};

interface GoldPage {
  id: string;
  file: string;
  url?: string;
  reliability: string;
  title?: string | null;
  authors?: (string | { family?: string; given?: string; name?: string })[] | null;
  date?: string | null;
  noAuthor?: boolean;
  blocked?: boolean;
}

/** Reads and scores the recorded pages under `corpora`; undefined when they are absent. */
export function scorePages(corpora: string): PagesAccuracy | undefined {
  const folder = path.join(corpora, 'pages');
  if (!existsSync(path.join(folder, 'gold.json'))) return undefined;
  const fields = Object.fromEntries(
    Object.keys(bars).map((field) => [field, { right: 0, wrong: 0, blank: 0, misses: [] }]),
  ) as unknown as Record<ScoredField, FieldScore>;
  const times: number[] = [];
  const pages = goldPages(folder);
  for (const page of pages) {
    const html = readFileSync(path.join(folder, page.file), 'utf8');
    const started = performance.now();
    const reading = readPage({ url: page.url ?? 'https://example.org/', html });
    times.push(performance.now() - started);
    scorePage(page, reading, fields);
  }
  times.sort((a, b) => a - b);
  const milliseconds = { median: times[times.length >> 1] ?? 0, slowest: times.at(-1) ?? 0 };
  return { pages: pages.length, fields, slow: slowInputs(corpora), milliseconds };
}

function goldPages(folder: string): GoldPage[] {
  const gold = JSON.parse(readFileSync(path.join(folder, 'gold.json'), 'utf8')) as GoldPage[];
  const corrections = JSON.parse(readFileSync(path.join(folder, 'gold-corrections.json'), 'utf8')) as {
    pages: Record<string, Partial<GoldPage>>;
  };
  return gold
    .filter(({ reliability, blocked }) => blocked || reliability.startsWith('A') || reliability === 'B+')
    .map((page) => ({ ...page, ...corrections.pages[page.id] }));
}

function scorePage(page: GoldPage, reading: PageReading, fields: Record<ScoredField, FieldScore>): void {
  const { item } = reading;
  if (page.blocked) {
    count(fields.walls, page, reading.wall === true && !item ? 'right' : 'wrong', 'refusal', item?.title);
    return;
  }
  if (page.title) count(fields.title, page, judgeTitle(page.title, item), page.title, item?.title);
  if (page.authors) count(fields.authors, page, judgeAuthors(page.authors, item), page.authors, item?.author);
  if (page.date)
    count(fields.date, page, judgeDate(page.date, item), page.date, item?.issued?.['date-parts']);
  if (page.noAuthor) count(fields.anonymous, page, item?.author ? 'wrong' : 'right', 'none', item?.author);
}

type Verdict = 'right' | 'wrong' | 'blank';

function count(score: FieldScore, page: GoldPage, verdict: Verdict, wanted: unknown, got: unknown): void {
  score[verdict]++;
  if (verdict === 'right') return;
  score.misses.push(
    `${verdict}  ${page.id}\n    gold ${JSON.stringify(wanted)}\n    read ${JSON.stringify(got)}`,
  );
}

function titleKey(title: string): string {
  return title
    .normalize('NFKC')
    .replace(/<[^<>]{1,20}>/g, '')
    .replace(/["'`´‘’‚‛“”„‟«»‹›]/g, "'")
    .replace(/[‐‑‒–—―−-]+/g, '-')
    .replaceAll('…', '...')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '')
    .toLowerCase();
}

function judgeTitle(gold: string, item: Item | undefined): Verdict {
  if (!item?.title) return 'blank';
  return titleKey(gold) === titleKey(String(item.title)) ? 'right' : 'wrong';
}

function words(text: string): string {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return folded
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ');
}

interface ComparedName {
  words: string;
  family: string;
  initial: string;
}

function compared(family: string, given: string): ComparedName {
  return { words: words(`${given} ${family}`), family: words(family), initial: words(given).slice(0, 1) };
}

function goldNames(authors: NonNullable<GoldPage['authors']>): ComparedName[] {
  return authors.flatMap((author) => {
    if (typeof author === 'object') return [compared(author.family ?? author.name ?? '', author.given ?? '')];
    return author
      .replace(/^\[|\]$/g, '')
      .split(/[;，]/)
      .map((name) => compared(name.trim(), ''));
  });
}

function ownName(name: Name): ComparedName {
  const family = [name['non-dropping-particle'], name.family ?? name.literal, name.suffix]
    .filter(Boolean)
    .join(' ');
  return compared(family, name.given ?? '');
}

function sameName(gold: ComparedName, own: ComparedName): boolean {
  if (gold.words === own.words) return true;
  const initials = gold.initial !== '' && own.words.split(' ').some((word) => word.startsWith(gold.initial));
  return initials && (gold.family === own.family || ` ${own.words} `.includes(` ${gold.family} `));
}

function judgeAuthors(gold: NonNullable<GoldPage['authors']>, item: Item | undefined): Verdict {
  const own = (item?.author ?? []).map(ownName);
  if (own.length === 0) return 'blank';
  const wanted = goldNames(gold);
  const all =
    wanted.length === own.length && wanted.every((name) => own.some((other) => sameName(name, other)));
  return all ? 'right' : 'wrong';
}

function judgeDate(gold: string, item: Item | undefined): Verdict {
  const own = item?.issued?.['date-parts']?.[0]?.map(Number);
  if (!own) return 'blank';
  const wanted = gold.split('T')[0]?.split('-').map(Number) ?? [];
  const agree = own.every((part, index) => wanted[index] === undefined || wanted[index] === part);
  if (!agree) return 'wrong';
  return own.length >= wanted.length ? 'right' : 'blank';
}

interface RedosCase {
  id: string;
  target: string;
  gen: { prefix: string; unit: string; times: number; suffix: string };
  max_ms: number;
}

/** The functions under attack; each case counts by the fastest call from the third on (warm, and other load left out). */
const targets: Readonly<Record<string, (text: string) => unknown>> = {
  html: (html) => readPage({ url: 'https://example.org/page', html }),
  authors: splitAuthors,
  title: (title) => cleanTitle(title, { siteNames: ['Example'], url: 'https://example.org/' }),
  date: (date) => parseDate(date),
};

function slowInputs(corpora: string): string[] {
  const file = path.join(corpora, 'security/redos-inputs.json');
  const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: RedosCase[] };
  return cases.flatMap(({ id, target, gen, max_ms }) => {
    const run = targets[target];
    if (!run) return [];
    const input = gen.prefix + gen.unit.repeat(gen.times) + gen.suffix;
    const took = Array.from({ length: 7 }, () => {
      const started = performance.now();
      run(input);
      return performance.now() - started;
    });
    const fastest = Math.min(...took.slice(2));
    return fastest > max_ms ? [`${id}: ${fastest.toFixed(0)} ms`] : [];
  });
}

function row(field: ScoredField, { right, wrong, blank }: FieldScore): string {
  const all = right + wrong + blank;
  const share = all === 0 ? 0 : right / all;
  const figures = [`${(share * 100).toFixed(1)} %`, String(right), String(wrong), String(blank), String(all)];
  const bar = `${bars[field] * 100} % ${share >= bars[field] ? 'met' : 'MISSED'}`;
  return [field.padEnd(10), ...figures.map((figure) => figure.padStart(8)), `   ${bar}`].join('');
}

/** Whether every field reaches its bar. */
function isReached({ fields }: PagesAccuracy): boolean {
  const scores = Object.entries(fields) as [ScoredField, FieldScore][];
  return scores.every(([field, { right, wrong, blank }]) => right >= bars[field] * (right + wrong + blank));
}

/** The scores as a table, and every miss. */
export function accuracyReport(accuracy: PagesAccuracy): string {
  const fields = Object.entries(accuracy.fields) as [ScoredField, FieldScore][];
  const { median, slowest } = accuracy.milliseconds;
  return [
    `Web pages: ${accuracy.pages} pages, ${median.toFixed(1)} ms a page (median), slowest ${slowest.toFixed(0)} ms`,
    `${''.padEnd(10)}${['share', 'right', 'wrong', 'blank', 'pages'].map((head) => head.padStart(8)).join('')}   bar`,
    ...fields.map(([field, score]) => row(field, score)),
    `Hostile inputs too slow: ${accuracy.slow.length === 0 ? 'none' : accuracy.slow.join(', ')}`,
    ...fields.flatMap(([field, { misses }]) => (misses.length > 0 ? [`\n== ${field}`, ...misses] : [])),
  ].join('\n');
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../..');
  const corpora = path.resolve(root, process.env.CORPORA ?? '../shared/corpora');
  const accuracy = scorePages(corpora);
  console.log(accuracy ? accuracyReport(accuracy) : `Web pages: not scored, no corpora at ${corpora}`);
  process.exitCode = accuracy === undefined || isReached(accuracy) ? 0 : 1;
}
