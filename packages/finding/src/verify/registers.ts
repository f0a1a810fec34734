import { type Item, plainOf, wordsOf, yearOf } from '@citewright/record';
import {
  type ListedSource,
  type ResolverContext,
  registerOfSubject,
  type SourceRecord,
  searchArticles,
  searchBooks,
  searchCrossref,
  searchDatasets,
  searchOpenAlex,
  searchPublications,
  sourceOrder,
} from '@citewright/registers';
import { crossrefFields } from '../in-text/search.ts';
import { isLocatable } from './compare.ts';
import { subjectOf } from './subjects.ts';

/** Fields of a work whose notices are shown, too. The API names them in its answer to a wrong `select`. */
const fields =
  `${crossrefFields},updated-by,update-to,relation,container-title,short-container-title,subtitle`
    .split(',')
    .filter((field, at, all) => all.indexOf(field) === at)
    .join(',');

/** Works of an answer: the right one is among the first, or not there. */
const rows = '8';

/** DOIs of one request: the address stays below 2,000 characters. */
export const doisAtOnce = 20;

const most = { words: 20, characters: 400 } as const;

/** Registers that look for words in any order find anything by fewer. */
const fewest = 2;

const firstName = ({ author, editor }: Item): string => {
  const [first] = author ?? editor ?? [];
  return first?.family ?? first?.literal ?? '';
};

const searchedTitle = (item: Item): string => plainOf(item.title) ?? '';

const telling = (item: Item): string[] =>
  wordsOf(searchedTitle(item))
    .filter(({ weight, text }) => weight === 1 && text.length > 1)
    .slice(0, most.words)
    .map(({ text }) => text);

/** Words that must all be in a title: few, as a list may have others wrong; none with an apostrophe, which registers cut otherwise. */
const certain = (item: Item): string[] =>
  telling({ ...item, title: searchedTitle(item).replace(/\S*['’ʼ`]\S*/gu, ' ') }).slice(0, 7);

type Ask = (context: ResolverContext, item: Item, signal: AbortSignal) => Promise<SourceRecord[]>;

/** One structured search of each register. */
export const registers: Record<ListedSource, Ask> = {
  // Title and first author; what else a list says may be wrong. Without a title the place in a journal. https://www.crossref.org/documentation/retrieve-metadata/rest-api/
  crossref: ({ upstreams, contact }, item, signal) => {
    const { 'container-title': place, volume, page } = item;
    const words = isLocatable(item)
      ? [firstName(item), yearOf(item.issued), place, volume, page]
      : [searchedTitle(item), firstName(item)];
    const query = words.filter(Boolean).join(' ').slice(0, most.characters);
    return searchCrossref(
      upstreams.crossref,
      { 'query.bibliographic': query, rows, select: fields },
      contact,
      signal,
    );
  },
  openalex: async ({ upstreams, keys: { openalex: key } }, item, signal) => {
    const words = telling(item).join(' ');
    return key === undefined || words === ''
      ? []
      : await searchOpenAlex(
          upstreams.openalex,
          { filter: `title.search:${words}`, 'per-page': rows },
          key,
          signal,
        );
  },
  openlibrary: ({ upstreams }, item, signal) =>
    searchBooks(
      upstreams.openlibrary,
      { q: [...telling(item), firstName(item).toLowerCase()].join(' '), limit: rows },
      signal,
    ),
  datacite: ({ upstreams }, item, signal) =>
    searchDatasets(
      upstreams.datacite,
      { query: `titles.title:(${telling(item).join(' AND ')})`, 'page[size]': rows },
      signal,
    ),
  // https://pubmed.ncbi.nlm.nih.gov/help/#search-tags
  pubmed: async ({ upstreams, contact }, item, signal) => {
    const words = certain(item).map((word) => `${word}[Title]`);
    return words.length < fewest
      ? []
      : await searchArticles(upstreams.pubmed, words.join(' AND '), contact, signal);
  },
  dblp: async ({ upstreams }, item, signal) => {
    const words = certain(item);
    return words.length < fewest ? [] : await searchPublications(upstreams.dblp, words.join(' '), signal);
  },
};

/** Crossref's records of several DOIs, in one request: filters of one name are alternatives. */
export function crossrefRecords(
  { upstreams, contact }: ResolverContext,
  dois: readonly string[],
  signal: AbortSignal,
): Promise<SourceRecord[]> {
  const filter = dois.map((doi) => `doi:${doi}`).join(',');
  return searchCrossref(
    upstreams.crossref,
    { filter, rows: String(doisAtOnce), select: fields },
    contact,
    signal,
  );
}

const bookTypes = new Set([
  'book',
  'chapter',
  'entry-encyclopedia',
  'entry-dictionary',
  'entry',
  'collection',
]);
const depositTypes = new Set(['dataset', 'software', 'thesis', 'report', 'article', 'document']);

/**
 * The registers that may hold a work, the likeliest first. With a key for OpenAlex every other article begins there, so that neither
 * register is asked all the time. The register of a subject is asked when the great ones lack the work, or before them where they must.
 */
export function registersFor(item: Item, place: number, hasOpenAlex: boolean): ListedSource[] {
  const asked = (order: readonly ListedSource[]) =>
    order.filter((source) => hasOpenAlex || source !== 'openalex');
  const { books, articles, deposits } = sourceOrder.listed;
  if (bookTypes.has(item.type)) return asked(books);
  const great = asked(place % 2 === 0 ? articles : articles.toReversed());
  const subject = subjectOf(item);
  const own = subject ? [registerOfSubject(subject.name)] : [];
  const all = subject?.only ? [...own, ...great] : [...great, ...own];
  return depositTypes.has(item.type) ? [...all, ...deposits] : all;
}
