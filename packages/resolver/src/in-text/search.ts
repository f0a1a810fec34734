import type { InTextCite } from '@citewright/identifiers';
import type { ResolverContext } from '../context.ts';
import { type SearchSource, sourceOrder } from '../source-order.ts';
import { searchWorks as searchCrossref } from '../sources/crossref/request.ts';
import { searchWorks as searchOpenAlex } from '../sources/openalex/request.ts';
import { searchBooks } from '../sources/openlibrary/request.ts';
import type { SourceRecord } from '../sources/source-record.ts';
import { spelledOut } from './short-forms.ts';

type Search = (
  context: ResolverContext,
  cite: InTextCite,
  words: string[],
  signal: AbortSignal,
) => Promise<SourceRecord[]>;

/** What a candidate needs; the full record is asked for once one is chosen. */
export const crossrefFields =
  'DOI,type,title,subtitle,author,editor,issued,published,published-print,published-online,posted,publisher,container-title,' +
  'volume,issue,page,article-number,ISBN,group-title,is-referenced-by-count';

const rows = '25';

/** The authors as a search gets them: family names only, because initials cost more hits than they rule out. */
function authorWords(cite: InTextCite): string {
  if (cite.organisation !== undefined) return spelledOut(cite.organisation) ?? cite.organisation;
  return cite.authors.map((author) => author.family).join(' ');
}

function crossrefQuery(cite: InTextCite, words: string[]): Record<string, string> {
  const { year, yearEnd = year } = cite;
  const bibliographic = [...(cite.organisation ? [authorWords(cite)] : []), ...words].join(' ');
  // One author and no context: relevance says nothing among hundreds of Smiths, being cited says something.
  const vague = cite.authors.length < 2 && bibliographic === '';
  return {
    'query.author': authorWords(cite),
    ...(bibliographic !== '' && { 'query.bibliographic': bibliographic }),
    ...(year !== undefined && { filter: `from-pub-date:${year},until-pub-date:${yearEnd}` }),
    ...(vague && { sort: 'is-referenced-by-count', order: 'desc' }),
    rows,
    select: crossrefFields,
  };
}

function openAlexQuery(cite: InTextCite, words: string[]): Record<string, string> {
  const filters = [`raw_author_name.search:${authorWords(cite).replace(/[,:|]/g, ' ')}`];
  if (cite.year !== undefined) filters.push(`publication_year:${cite.year}`);
  return {
    ...(words.length > 0 && { search: words.join(' ') }),
    filter: filters.join(','),
    ...(words.length === 0 && { sort: 'cited_by_count:desc' }),
  };
}

function openLibraryQuery(cite: InTextCite, words: string[]): Record<string, string> {
  const author = `author:"${authorWords(cite).replaceAll('"', '')}"`;
  const year = cite.year === undefined ? '' : ` publish_year:${cite.year}`;
  return { q: `${author}${year} ${words.slice(0, 3).join(' ')}`.trim() };
}

const searches: Record<SearchSource, Search> = {
  crossref: ({ upstreams, contact }, cite, words, signal) =>
    searchCrossref(upstreams.crossref, crossrefQuery(cite, words), contact, signal),
  openalex: async ({ upstreams, keys }, cite, words, signal) =>
    keys.openalex === undefined
      ? []
      : searchOpenAlex(upstreams.openalex, openAlexQuery(cite, words), keys.openalex, signal),
  openlibrary: ({ upstreams }, cite, words, signal) =>
    searchBooks(upstreams.openlibrary, openLibraryQuery(cite, words), signal),
};

/** One search per index, side by side: works by these authors of this year, `words` of the context preferred. */
export function searchIndexes(
  context: ResolverContext,
  cite: InTextCite,
  words: string[],
  signal: AbortSignal,
): Promise<SourceRecord[]>[] {
  return sourceOrder.intext.map((source) => searches[source](context, cite, words, signal));
}
