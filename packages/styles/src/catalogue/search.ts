import MiniSearch from 'minisearch';
import type { CatalogueEntry } from './entry.ts';

/** Longer queries are cut: no style has such a title. */
const longestQuery = 120;
const mostWords = 12;

/** How many entries are wanted, and of which subject, as CSL names it. */
export interface SearchOptions {
  limit: number;
  field?: string | undefined;
}

/** Finds entries by what people type. */
export type StyleSearch = (query: string, options: SearchOptions) => CatalogueEntry[];

/** Letters and digits in small letters, without accents: "ACS Guide (2022)" is "acs guide 2022". */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Words that say nothing about which style is meant. */
const empty = new Set(
  'a an and for in of on style styles the citation citations reference references referencing format'.split(
    ' ',
  ),
);

const wordsOf = (text: string): string[] => {
  const all = folded(text).split(' ');
  const telling = all.filter((word) => !empty.has(word));
  return telling.length > 0 ? telling : all;
};

/** Words in any order, so that "Harvard Leeds" is "Leeds Harvard". */
const bag = (text: string): string => [...new Set(wordsOf(text))].sort().join(' ');

/** A title without what stands in brackets, with its edition, or with both. */
const shortTitles = (title: string): string[] => {
  const bare = title.replace(/ \([^)]*\)/g, '');
  return [bare, bare.replace(/ (?:\d+(?:st|nd|rd|th) edition|Style Guide|journals?)\b.*/i, '')];
};

const byRank = (one: CatalogueEntry, other: CatalogueEntry): number =>
  (one.rank ?? Number.MAX_SAFE_INTEGER) - (other.rank ?? Number.MAX_SAFE_INTEGER) ||
  Number(one.parent !== undefined) - Number(other.parent !== undefined);

/** Better for styles that many use, and for independent ones: a factor of the score. */
const weightOf = ({ rank, parent, names }: Partial<CatalogueEntry>): number => {
  const popular = rank === undefined ? (names ? 1.3 : 1) : 2.6 - rank / 60;
  return popular * (parent === undefined ? 1.15 : 1);
};

/** Entries under the names by which a person would know them. */
class Names {
  readonly #found = new Map<string, Map<CatalogueEntry, number>>();

  #add(key: string, entry: CatalogueEntry, worth: number): void {
    if (key === '') return;
    const known = this.#found.get(key) ?? new Map<CatalogueEntry, number>();
    this.#found.set(key, known);
    if (!known.has(entry)) known.set(entry, worth * weightOf(entry));
  }

  add(entry: CatalogueEntry): void {
    for (const name of entry.names ?? []) this.#add(bag(name), entry, 8);
    this.#add(bag(entry.title), entry, 6);
    this.#add(bag(entry.id), entry, 6);
    for (const title of shortTitles(entry.title)) this.#add(bag(title), entry, 4);
    for (const issn of entry.issn) this.#add(bag(issn), entry, 4);
    if (entry.abbreviation) this.#add(bag(entry.abbreviation), entry, 3);
  }

  /** The entries of a name, best first. */
  of(key: string): CatalogueEntry[] {
    const known = [...(this.#found.get(key) ?? [])];
    return known.sort(([, one], [, other]) => other - one).map(([entry]) => entry);
  }
}

/** Entries that are indexed at once, in a few milliseconds: between them the caller answers others. */
const atOnce = 200;

/** The two edits of letters that were swapped, or the one of a wrong letter in a short word. */
const edits = (term: string): number | false => {
  if (term.length < 4 || /\d/.test(term)) return false;
  return term.length < 6 ? 1 : 2;
};

/**
 * A search among entries: first those whose name, title, abbreviation or ISSN is the query, then those that have its words, also with
 * beginnings of words and a wrong letter or two. `renamed` gives the present ids of older ones.
 */
export async function createStyleSearch(
  entries: readonly CatalogueEntry[],
  renamed: Readonly<Record<string, string>>,
): Promise<StyleSearch> {
  const names = new Names();
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const older = new Map(Object.entries(renamed).map(([old, id]) => [bag(old), id]));
  const index = new MiniSearch<CatalogueEntry>({
    fields: ['names', 'title', 'abbreviation', 'issn', 'fields', 'kind', 'id'],
    extractField: (entry, field) => {
      const value = entry[field as keyof CatalogueEntry];
      return Array.isArray(value) ? value.join(' ') : String(value ?? '');
    },
    tokenize: wordsOf,
    processTerm: (term) => term,
    searchOptions: {
      boost: { names: 4, title: 3, abbreviation: 1.5, issn: 2, id: 1.5, fields: 0.5, kind: 0.5 },
      prefix: (term) => term.length > 1,
      boostDocument: (id) => weightOf(byId.get(id) ?? {}),
    },
  });
  for (let from = 0; from < entries.length; from += atOnce) {
    const some = entries.slice(from, from + atOnce);
    for (const entry of some) names.add(entry);
    index.addAll(some);
    await new Promise((resume) => setTimeout(resume));
  }

  return (query, { limit, field }) => {
    const suits = (entry: CatalogueEntry | undefined): entry is CatalogueEntry =>
      entry !== undefined && (field === undefined || entry.fields.includes(field));
    const text = query.slice(0, longestQuery);
    const key = bag(text);
    if (key === '')
      return entries
        .filter((entry) => suits(entry) && (field ?? entry.rank) !== undefined)
        .toSorted(byRank)
        .slice(0, limit);
    const words = wordsOf(text).slice(0, mostWords).join(' ');
    const found = new Set([...names.of(key), byId.get(older.get(key) ?? '')].filter(suits));
    for (const stage of [
      { combineWith: 'AND' },
      { combineWith: 'AND', fuzzy: edits },
      { fuzzy: edits },
    ] as const) {
      if (found.size >= limit) break;
      for (const { id } of index.search(words, stage)) {
        const entry = byId.get(id);
        if (suits(entry)) found.add(entry);
      }
    }
    return [...found].slice(0, limit);
  };
}
