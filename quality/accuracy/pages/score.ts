import type { Item, Name } from '@citewright/csl';
import { informing, percent, type Report } from '../../report.ts';

/**
 * How the values that were read from a page are compared with its gold:
 *
 * - title: equal after folding case, white space, kinds of quotes and dashes, and a final full stop; markup ignored
 * - authors: as many names as the gold, each with the same words in any order, or the same family name and first initial
 * - date: equal, or finer than the gold; coarser than the gold counts as blank, not as wrong
 * - anonymous: pages whose annotators found no author must get none
 * - undated: pages of our own that show no date must get none (the recorded gold marks dated pages so, too)
 * - walls: pages marked `blocked` must be refused (`wall`, no item)
 *
 * `right` is a share of all pages with that gold; `wrong` and `blank` are what is missed.
 */
interface FieldScore {
  right: number;
  wrong: number;
  blank: number;
  misses: string[];
}

export interface PagesAccuracy {
  pages: number;
  fields: Record<ScoredField, FieldScore>;
  milliseconds: { median: number; slowest: number };
}

export type ScoredField = 'title' | 'authors' | 'date' | 'anonymous' | 'undated' | 'walls';

const bars: Readonly<Record<ScoredField, number>> = {
  title: 0.92,
  authors: 0.85,
  date: 0.9,
  anonymous: 0.9,
  undated: 0.9,
  walls: 1,
};

export interface GoldPage {
  id: string;
  file: string;
  url?: string;
  kind?: string;
  reliability?: string;
  title?: string | null;
  authors?: (string | { family?: string; given?: string; name?: string })[] | null;
  date?: string | null;
  noAuthor?: boolean;
  noDate?: boolean;
  blocked?: boolean;
}

/** What was read from a page; `wall` when it stands before the page that was meant. */
export interface Read {
  item?: Item | undefined;
  wall?: boolean | undefined;
}

/** The scores of fields, empty as yet. */
export const noScores = () =>
  Object.fromEntries(
    Object.keys(bars).map((field) => [field, { right: 0, wrong: 0, blank: 0, misses: [] }]),
  ) as unknown as Record<ScoredField, FieldScore>;

/** Adds what was read from a page to the scores. */
export function scorePage(page: GoldPage, reading: Read, fields: Record<ScoredField, FieldScore>): void {
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
  if (page.noDate) count(fields.undated, page, item?.issued ? 'wrong' : 'right', 'none', item?.issued);
}

type Verdict = 'right' | 'wrong' | 'blank';

function count(score: FieldScore, page: GoldPage, verdict: Verdict, wanted: unknown, got: unknown): void {
  score[verdict]++;
  if (verdict === 'right') return;
  score.misses.push(
    `${verdict} ${page.kind ? `[${page.kind}] ` : ''}${page.id}: gold ${JSON.stringify(wanted)}, read ${JSON.stringify(got)}`,
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

/**
 * One report a field. Sets of some thirty pages only inform: one page is several points, and what they miss is known
 * (`docs/accuracy.md`).
 */
export function reportsOf(
  name: string,
  { pages: count, fields, milliseconds }: PagesAccuracy,
  isJudged: boolean,
): Report[] {
  const scores = (Object.entries(fields) as [ScoredField, FieldScore][]).filter(
    ([, { right, wrong, blank }]) => right + wrong + blank > 0,
  );
  const time = `${count} pages, ${milliseconds.median.toFixed(1)} ms a page (median), slowest ${milliseconds.slowest.toFixed(0)} ms`;
  return [
    informing(name, time),
    ...scores.map(([field, { right, wrong, blank, misses }]) => {
      const all = right + wrong + blank;
      return {
        name: `${name}: ${field}`,
        passed: isJudged ? right >= bars[field] * all : undefined,
        figures: [
          `${right} of ${all} right (${percent(right / all)}, bar ${percent(bars[field])}), ${wrong} wrong, ${blank} blank`,
        ],
        failures: misses,
      };
    }),
  ];
}
