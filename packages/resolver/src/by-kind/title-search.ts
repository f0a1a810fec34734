import type { Item } from '@citewright/record';
import { yearOf } from '@citewright/record';
import type { ResolverContext } from '../context.ts';
import { UpstreamError } from '../http/upstream.ts';
import { searchWorks } from '../sources/crossref/request.ts';
import { comparable } from '../text/comparable.ts';

/** What is known of a work whose identifier is not: its title, and perhaps who wrote it and when. */
export interface WorkClue {
  title: string;
  family?: string | undefined;
  year?: number | undefined;
}

/** Telling words that a title needs: alone it must be long enough to belong to one work only. */
const fewestWords = { alone: 4, withAuthor: 2 } as const;

const smallWords = new Set(
  'a an and as at by for from in is it of on or the to with und der die das de la le et'.split(' '),
);

/** What a candidate needs; the full record is asked for once one is chosen. */
const fields =
  'DOI,type,title,subtitle,author,editor,issued,published,published-print,published-online,posted';

/** Versions of a work that give way to the published one, and what is only about a work. */
const lesser = new Set(['article', 'review', 'review-book', 'dataset', 'figure']);

/** A title's telling words, in order: slugs and sites drop the small ones. */
function tellingWords(title: string): string[] {
  return comparable(title)
    .split(' ')
    .filter((word) => word !== '' && !smallWords.has(word));
}

function mainTitle(title: string): string {
  return title.split(/[:?!—] |: /, 1)[0] ?? title;
}

/** Equal but for small words; one of them may lack the subtitle when what is left is still a title. */
function isSameTitle(clue: string, title: string): boolean {
  const key = (text: string) => tellingWords(text).join(' ');
  if (key(clue) === key(title)) return true;
  const isMainOf = (main: string, whole: string) =>
    tellingWords(main).length >= fewestWords.alone && key(main) === key(mainTitle(whole));
  return isMainOf(clue, title) || isMainOf(title, clue);
}

function firstFamily({ author, editor }: Item): string {
  const [first] = author ?? editor ?? [];
  return comparable(first?.family ?? first?.literal ?? '');
}

function agrees({ title, family, year }: WorkClue, item: Item): boolean {
  const issued = yearOf(item.issued);
  return (
    isSameTitle(title, String(item.title ?? '')) &&
    (family === undefined || comparable(family) === firstFamily(item)) &&
    (year === undefined || issued === undefined || Math.abs(issued - year) <= 1)
  );
}

/** The one work among the hits that fits; `undefined` when several people's works do. */
function chosen(clue: WorkClue, items: readonly Item[]): Item | undefined {
  const fitting = items.filter((item) => item.DOI !== undefined && agrees(clue, item));
  if (new Set(fitting.map(firstFamily)).size > 1) return undefined;
  return fitting.find(({ type }) => !lesser.has(type)) ?? fitting[0];
}

/**
 * The DOI of the registered work that bears a title, by Crossref's search. A hit counts only when its title is the same and
 * author and year, where they are known, agree. `undefined` when no single work fits, or none can be asked for.
 */
export async function findDoiByTitle(
  { upstreams, contact }: ResolverContext,
  clue: WorkClue,
  signal: AbortSignal,
): Promise<string | undefined> {
  const needed = clue.family === undefined ? fewestWords.alone : fewestWords.withAuthor;
  if (tellingWords(clue.title).length < needed) return undefined;
  const query = {
    'query.bibliographic': comparable(clue.title).slice(0, 300),
    ...(clue.family !== undefined && { 'query.author': clue.family }),
    rows: '8',
    select: fields,
  };
  try {
    const records = await searchWorks(upstreams.crossref, query, contact, signal);
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
