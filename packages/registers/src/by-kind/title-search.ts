import {
  comparable,
  familyKey,
  type Item,
  isSameFamilyName,
  isSameTitle,
  tellingWords,
  yearOf,
} from '@citewright/record';
import type { ResolverContext } from '../context.ts';
import { UpstreamError } from '../http/upstream-error.ts';
import { searchCrossref } from '../sources/crossref/request.ts';

/** What is known of a work without an identifier. */
export interface WorkClue {
  title: string;
  family?: string | undefined;
  year?: number | undefined;
}

/** Significant words needed in a title: without an author it must be long enough to be unique. */
const minWords = { alone: 4, withAuthor: 2 } as const;

/** Fields of a candidate; the full record is fetched once one is chosen. */
const fields =
  'DOI,type,title,subtitle,author,editor,issued,published,published-print,published-online,posted';

/** Types that are less likely to be cited than the published version, and types that are about a work. */
const secondaryTypes = new Set(['article', 'review', 'review-book', 'dataset', 'figure']);

function firstFamily({ author, editor }: Item): string {
  const [first] = author ?? editor ?? [];
  return first?.family ?? first?.literal ?? '';
}

function agrees({ title, family, year }: WorkClue, item: Item): boolean {
  const issued = yearOf(item.issued);
  return (
    isSameTitle(title, String(item.title ?? '')) &&
    (family === undefined || isSameFamilyName(family, firstFamily(item))) &&
    (year === undefined || issued === undefined || Math.abs(issued - year) <= 1)
  );
}

/** The only matching work among the hits; `undefined` when works of several authors match. */
function chosen(clue: WorkClue, items: readonly Item[]): Item | undefined {
  const fitting = items.filter((item) => item.DOI !== undefined && agrees(clue, item));
  if (new Set(fitting.map((item) => familyKey(firstFamily(item)))).size > 1) return undefined;
  return fitting.find(({ type }) => !secondaryTypes.has(type)) ?? fitting[0];
}

/**
 * Finds the DOI of a work by its title in Crossref. Title, and author and year if known, must agree.
 * `undefined` when no single work matches or Crossref fails.
 */
export async function findDoiByTitle(
  { upstreams, contact }: ResolverContext,
  clue: WorkClue,
  signal: AbortSignal,
): Promise<string | undefined> {
  const needed = clue.family === undefined ? minWords.alone : minWords.withAuthor;
  if (tellingWords(clue.title).length < needed) return undefined;
  const query = {
    'query.bibliographic': comparable(clue.title).slice(0, 300),
    ...(clue.family !== undefined && { 'query.author': clue.family }),
    rows: '8',
    select: fields,
  };
  try {
    const records = await searchCrossref(upstreams.crossref, query, contact, signal);
    const item = chosen(
      clue,
      records.map((record) => record.item),
    );
    return item?.DOI === undefined ? undefined : String(item.DOI).toLowerCase();
  } catch (error) {
    if (error instanceof UpstreamError) return undefined;
    throw error;
  }
}
