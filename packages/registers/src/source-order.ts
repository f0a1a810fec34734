import type { Trust } from './merge.ts';
import type { LibraryName } from './sources/libraries/catalogues.ts';

/** Sources of a DOI's record. `negotiation` means any agency behind doi.org. */
export type RegistrySource = 'crossref' | 'datacite' | 'negotiation';
/** Sources that complete a DOI's record, or replace it while the registries are down. */
export type SupplementSource = 'arxiv' | 'openalex' | 'pubmed';
export type BookSource = LibraryName | 'openlibrary' | 'googlebooks';
export type SearchSource = 'crossref' | 'openalex' | 'openlibrary';

interface DoiOrder {
  /** In order, until one has the record. */
  registry: readonly RegistrySource[];
  /** In order, while the record lacks title, authors or date, or is missing because a registry failed. */
  supplements: readonly SupplementSource[];
}

/**
 * The sources of each kind of request. For a DOI the registration agency decides, and sources are tried in
 * order until one has the record. Books and searches query all sources at the same time. A web address is
 * tried as an identifier first, then as a page, then with the configured readers.
 */
export const sourceOrder = {
  doi: {
    Crossref: { registry: ['crossref', 'negotiation'], supplements: ['openalex', 'pubmed'] },
    DataCite: { registry: ['datacite', 'negotiation'], supplements: ['arxiv', 'openalex'] },
    /** JaLC, mEDRA, KISTI, the EU's Publications Office, ... */
    other: { registry: ['negotiation'], supplements: ['openalex'] },
    /** doi.org did not answer: the two largest agencies by size. */
    unknown: {
      registry: ['crossref', 'datacite', 'negotiation'],
      supplements: ['arxiv', 'openalex', 'pubmed'],
    },
  },
  /** All at the same time. When they fail, an ISBN that no other source has remains undecided. */
  isbn: ['loc', 'k10plus', 'bnf', 'openlibrary', 'googlebooks'],
  intext: ['crossref', 'openalex', 'openlibrary'],
  /** In order, if configured: for pages that cannot be fetched and books that no source has. */
  readers: ['translation', 'citoid'],
} as const satisfies {
  doi: Record<string, DoiOrder>;
  isbn: readonly BookSource[];
  intext: readonly SearchSource[];
  readers: readonly string[];
};

/** The library with the best records, by ISBN prefix (https://www.isbn-international.org/range_file_generation). */
const homeLibraries: readonly [prefix: string, library: LibraryName][] = [
  ['9780', 'loc'],
  ['9781', 'loc'],
  ['9798', 'loc'],
  ['9782', 'bnf'],
  ['97910', 'bnf'],
  ['9783', 'k10plus'],
  ['97883', 'bnpl'],
  ['97891', 'libris'],
];

const libraries: readonly LibraryName[] = ['loc', 'k10plus', 'bnf', 'libris', 'bnpl'];

/** True for libraries, whose records are made by cataloguers with the book in hand. */
export function isLibrary(source: string): source is LibraryName {
  return (libraries as readonly string[]).includes(source);
}

function homeOf(isbn: string): LibraryName | undefined {
  return homeLibraries.find(([prefix]) => isbn.startsWith(prefix))?.[1];
}

/** The sources for a book, most trusted first: the library of the country of publication, then the others. */
export function bookSources(isbn: string): readonly BookSource[] {
  const home = homeOf(isbn);
  return home === undefined ? sourceOrder.isbn : [...new Set<BookSource>([home, ...sourceOrder.isbn])];
}

/** Trust per field of a book. Libraries come first; for publishers, Google Books precedes Open Library. */
export function bookTrust(isbn: string): Trust {
  const order = bookSources(isbn);
  const bookseller = [...order.filter(isLibrary), 'googlebooks', 'openlibrary'];
  return { everything: order, publisher: bookseller };
}
