import { wordsOf } from '@citewright/record';
import {
  type ResolverContext,
  type SearchSource,
  type SourceRecord,
  searchBooks,
  searchCrossref,
  searchOpenAlex,
  sourceOrder,
} from '@citewright/registers';
import { anyOf, crossrefFields } from '../in-text/search.ts';
import type { TitleQuery } from './title-query.ts';

type Search = (
  context: ResolverContext,
  query: TitleQuery,
  signal: AbortSignal,
) => Promise<SourceRecord[]> | undefined;

/** Most words of a search: more add nothing, and addresses are limited. */
const most = { words: 24, characters: 500 } as const;

const rows = '30';

/** The words to search for: all that was typed, or the title of a reference and its first author. */
function searchedText({ text, fields }: TitleQuery): string {
  return fields?.title === undefined ? text : [fields.title, fields.author].filter(Boolean).join(' ');
}

/** The words that say something; all of them where none does. */
function significant(text: string): string[] {
  const words = wordsOf(text);
  const telling = words.filter(({ weight }) => weight === 1);
  return (telling.length > 0 ? telling : words).slice(0, most.words).map((word) => word.text);
}

/** The words without years, which no title of a work has to have, where enough others are left. */
function withoutYears(words: readonly string[]): readonly string[] {
  const others = words.filter((word) => !/^(?:1[4-9]|20)\d\d$/.test(word));
  return others.length > 0 ? others : words;
}

/** Typing mistakes that Solr allows in a word (https://github.com/internetarchive/openlibrary/issues/6923); none in short words. */
function mistyped(word: string): string {
  if (word.length < 4 || !/^\p{sc=Latin}+$/u.test(word)) return word;
  return `${word}~${word.length < 6 ? 1 : 2}`;
}

const searches: Record<SearchSource, Search> = {
  // Any word may match, and the best match comes first; `query.title` is no longer offered. A whole reference is what this field is for.
  // https://community.crossref.org/t/how-to-query-works-that-match-a-given-and-family-name/12355
  crossref: ({ upstreams, contact }, { text }, signal) => {
    const query = { 'query.bibliographic': text.slice(0, most.characters), rows, select: crossrefFields };
    return searchCrossref(upstreams.crossref, query, contact, signal);
  },
  // All words would have to match, and authors are not among what is searched. https://developers.openalex.org/guides/searching
  openalex: ({ upstreams, keys: { openalex: key } }, query, signal) => {
    if (key === undefined) return undefined;
    const words = significant(query.fields?.title ?? query.text);
    return searchOpenAlex(upstreams.openalex, { filter: `title.search:${anyOf(words)}` }, key, signal);
  },
  // First works that have all the words, in title or author; a year, a mistyped word or a foreign one makes that nothing. Then any word may match.
  openlibrary: async ({ upstreams: { openlibrary } }, query, signal) => {
    const words = significant(searchedText(query));
    const queries = [words, withoutYears(words)].map((all) => all.join(' '));
    for (const q of new Set([...queries, anyOf(words.map(mistyped))])) {
      const found = await searchBooks(openlibrary, { q, limit: rows }, signal);
      if (found.length > 0) return found;
    }
    return [];
  },
};

/** Asks every register at the same time for works with these words. */
export function searchRegisters(
  context: ResolverContext,
  query: TitleQuery,
  signal: AbortSignal,
): Promise<SourceRecord[]>[] {
  return sourceOrder.search.flatMap((source) => searches[source](context, query, signal) ?? []);
}
