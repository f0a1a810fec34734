import type { InTextCite } from '@citewright/identifiers';
import type { ResolverContext } from '../context.ts';
import { type SearchSource, sourceOrder } from '../source-order.ts';
import { searchWorks as searchCrossref } from '../sources/crossref/request.ts';
import { searchWorks as searchOpenAlex } from '../sources/openalex/request.ts';
import { searchBooks } from '../sources/openlibrary/request.ts';
import type { SourceRecord } from '../sources/source-record.ts';
import { spelledOut } from './short-forms.ts';

/** The searches of one index, side by side. */
type Search = (
  context: ResolverContext,
  cite: InTextCite,
  words: string[],
  signal: AbortSignal,
) => Promise<SourceRecord[]>[];

/** What a candidate needs; the full record is asked for once one is chosen. */
export const crossrefFields =
  'DOI,type,title,subtitle,author,editor,issued,published,published-print,published-online,posted,publisher,container-title,' +
  'volume,issue,page,article-number,ISBN,group-title,is-referenced-by-count';

const rows = '40';

/** The authors as a search gets them: family names only, because initials cost more hits than they rule out. */
function authorNames({ organisation, authors }: InTextCite): string[] {
  if (organisation !== undefined) return [spelledOut(organisation) ?? organisation];
  return authors.map((author) => author.family);
}

/**
 * The years to search in: a record often bears the year before, when the work first stood online, and a slip by one year is worth a
 * near miss. Where nothing but a name narrows the search, the year after would only crowd it.
 */
function yearsAround(
  { year, yearEnd }: InTextCite,
  isVague: boolean,
): [from: number, until: number] | undefined {
  if (year === undefined) return undefined;
  return [year - 1, (yearEnd ?? year) + (isVague ? 0 : 1)];
}

// One author and no context: relevance says nothing among hundreds of Smiths, being cited says something.
const saysLittle = ({ authors, organisation, title }: InTextCite, words: string[]) =>
  organisation === undefined && title === undefined && authors.length < 2 && words.length === 0;

/** What an index is asked for besides authors: a body may also be the publisher, and an anonymous work has only its title. */
function aboutWork({ organisation, authors, title }: InTextCite): string[] {
  if (organisation !== undefined) return [spelledOut(organisation) ?? organisation];
  return authors.length === 0 && title !== undefined ? [title] : [];
}

function crossrefQuery(cite: InTextCite, words: string[]): Record<string, string> {
  const names = authorNames(cite).join(' ');
  const bibliographic = [...aboutWork(cite), ...words].join(' ');
  const vague = saysLittle(cite, words);
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

// Words side by side would all have to occur. https://developers.openalex.org/guides/searching
const anyOf = (words: string[]) => words.join(' OR ');

function openAlexQuery(cite: InTextCite, words: string[]): Record<string, string> {
  const names = authorNames(cite).join(' ');
  const [field, sought] =
    names === '' ? ['title.search', aboutWork(cite).join(' ')] : ['raw_author_name.search', names];
  const filters = [`${field}:${sought.replace(/[,:|]/g, ' ')}`];
  const years = yearsAround(cite, saysLittle(cite, words));
  if (years) filters.push(`publication_year:${years.join('-')}`);
  return {
    ...(words.length > 0 && { search: anyOf(words) }),
    filter: filters.join(','),
    ...(words.length === 0 && { sort: 'cited_by_count:desc' }),
  };
}

function openLibraryQuery(cite: InTextCite, words: string[]): Record<string, string> {
  const names = authorNames(cite);
  const [field, sought] = names.length === 0 ? ['title', aboutWork(cite)] : ['author', names];
  const named = sought.map((text) => `${field}:"${text.replaceAll('"', '')}"`);
  // Here a work stands under the years of all its editions.
  const { year: from, yearEnd: until = from } = cite;
  const year = from === undefined ? [] : [`publish_year:[${from} TO ${until}]`];
  const about = words.length === 0 ? [] : [`(${anyOf(words)})`];
  return { q: [...named, ...year, ...about].join(' ') };
}

/** With the words of a context, and without: what a sentence says of a work need not be what its title says. */
function bothWays<Query>(words: string[], query: (words: string[]) => Query): Query[] {
  return words.length === 0 ? [query([])] : [query(words), query([])];
}

const searches: Record<SearchSource, Search> = {
  crossref: ({ upstreams, contact }, cite, words, signal) =>
    bothWays(words, (about) =>
      searchCrossref(upstreams.crossref, crossrefQuery(cite, about), contact, signal),
    ),
  openalex: ({ upstreams, keys: { openalex: key } }, cite, words, signal) =>
    key === undefined
      ? []
      : bothWays(words, (about) =>
          searchOpenAlex(upstreams.openalex, openAlexQuery(cite, about), key, signal),
        ),
  openlibrary: ({ upstreams }, cite, words, signal) =>
    bothWays(words, (about) => searchBooks(upstreams.openlibrary, openLibraryQuery(cite, about), signal)),
};

/** The searches of all indexes, side by side: works by these authors of this year, `words` of the context preferred. */
export function searchIndexes(
  context: ResolverContext,
  cite: InTextCite,
  words: string[],
  signal: AbortSignal,
): Promise<SourceRecord[]>[] {
  return sourceOrder.intext.flatMap((source) => searches[source](context, cite, words, signal));
}
