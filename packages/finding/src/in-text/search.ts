import type { InTextCite } from '@citewright/identifiers';
import {
  type ResolverContext,
  type SearchSource,
  type SourceRecord,
  searchBooks,
  searchCrossref,
  searchOpenAlex,
  sourceOrder,
} from '@citewright/registers';
import { spelledOut } from './short-forms.ts';

/** The searches of one index, run at the same time. */
type Search = (
  context: ResolverContext,
  cite: InTextCite,
  words: string[],
  signal: AbortSignal,
) => Promise<SourceRecord[]>[];

/** Fields of a candidate; the full record is fetched once one is chosen. */
export const crossrefFields =
  'DOI,type,title,subtitle,author,editor,issued,published,published-print,published-online,posted,publisher,container-title,' +
  'volume,issue,page,article-number,ISBN,group-title,is-referenced-by-count';

const rows = '40';

/** The authors in a search: family names only, because initials exclude more correct hits than wrong ones. */
function authorNames({ organisation, authors }: InTextCite): string[] {
  if (organisation !== undefined) return [spelledOut(organisation) ?? organisation];
  return authors.map((author) => author.family);
}

/**
 * The years to search. Records often have the year before, when the work appeared online, and a citation that
 * is off by one should give a near miss. In a vague search the year after would add too many hits.
 */
function yearsAround(
  { year, yearEnd }: InTextCite,
  isVague: boolean,
): [from: number, until: number] | undefined {
  if (year === undefined) return undefined;
  return [year - 1, (yearEnd ?? year) + (isVague ? 0 : 1)];
}

// With one author and no context, relevance does not distinguish hundreds of Smiths; the citation count does.
const isVagueCite = ({ authors, organisation, title }: InTextCite, words: string[]) =>
  organisation === undefined && title === undefined && authors.length < 2 && words.length === 0;

/**
 * Search terms besides the authors: an organisation may also be the publisher, and an anonymous work has only
 * its title.
 */
function aboutWork({ organisation, authors, title }: InTextCite): string[] {
  if (organisation !== undefined) return [spelledOut(organisation) ?? organisation];
  return authors.length === 0 && title !== undefined ? [title] : [];
}

function crossrefQuery(cite: InTextCite, words: string[]): Record<string, string> {
  const names = authorNames(cite).join(' ');
  const bibliographic = [...aboutWork(cite), ...words].join(' ');
  const vague = isVagueCite(cite, words);
  const years = yearsAround(cite, vague);
  return {
    ...(names !== '' && { 'query.author': names }),
    ...(bibliographic !== '' && { 'query.bibliographic': bibliographic }),
    ...(years && { filter: `from-pub-date:${years[0]},until-pub-date:${years[1]}` }),
    ...(vague && { sort: 'is-referenced-by-count', order: 'desc' }),
    rows,
    select: crossrefFields,
  };
}

// Without OR all words would be required. https://developers.openalex.org/guides/searching
/** Operators are in capitals, words in lower case. */
export const anyOf = (words: readonly string[]): string => words.join(' OR ');

function openAlexQuery(cite: InTextCite, words: string[]): Record<string, string> {
  const names = authorNames(cite).join(' ');
  const [field, values] =
    names === '' ? ['title.search', aboutWork(cite).join(' ')] : ['raw_author_name.search', names];
  const filters = [`${field}:${values.replace(/[,:|]/g, ' ')}`];
  const years = yearsAround(cite, isVagueCite(cite, words));
  if (years) filters.push(`publication_year:${years.join('-')}`);
  return {
    ...(words.length > 0 && { search: anyOf(words) }),
    filter: filters.join(','),
    ...(words.length === 0 && { sort: 'cited_by_count:desc' }),
  };
}

function openLibraryQuery(cite: InTextCite, words: string[]): Record<string, string> {
  const names = authorNames(cite);
  const [field, values] = names.length === 0 ? ['title', aboutWork(cite)] : ['author', names];
  const named = values.map((text) => `${field}:"${text.replaceAll('"', '')}"`);
  // Open Library lists a work under the years of all its editions.
  const { year: from, yearEnd: until = from } = cite;
  const year = from === undefined ? [] : [`publish_year:[${from} TO ${until}]`];
  const about = words.length === 0 ? [] : [`(${anyOf(words)})`];
  return { q: [...named, ...year, ...about].join(' ') };
}

/** One query with the words of the context and one without: the title need not contain them. */
function withAndWithoutWords<Query>(words: string[], query: (words: string[]) => Query): Query[] {
  return words.length === 0 ? [query([])] : [query(words), query([])];
}

const searches: Record<SearchSource, Search> = {
  crossref: ({ upstreams, contact }, cite, words, signal) =>
    withAndWithoutWords(words, (about) =>
      searchCrossref(upstreams.crossref, crossrefQuery(cite, about), contact, signal),
    ),
  openalex: ({ upstreams, keys: { openalex: key } }, cite, words, signal) =>
    key === undefined
      ? []
      : withAndWithoutWords(words, (about) =>
          searchOpenAlex(upstreams.openalex, openAlexQuery(cite, about), key, signal),
        ),
  openlibrary: ({ upstreams }, cite, words, signal) =>
    withAndWithoutWords(words, (about) =>
      searchBooks(upstreams.openlibrary, openLibraryQuery(cite, about), signal),
    ),
};

/** Searches all indexes at the same time for works by these authors from this year, preferring `words`. */
export function searchIndexes(
  context: ResolverContext,
  cite: InTextCite,
  words: string[],
  signal: AbortSignal,
): Promise<SourceRecord[]>[] {
  return sourceOrder.search.flatMap((source) => searches[source](context, cite, words, signal));
}
