import type { Trust } from './merge.ts';
import type { LibraryName } from './sources/libraries/catalogues.ts';

/** Where the record of a DOI can come from. `negotiation` is whatever agency stands behind doi.org. */
export type RegistrySource = 'crossref' | 'datacite' | 'negotiation';
/** Who can add to a record of a DOI, or stand in while the registries are out of service. */
export type SupplementSource = 'arxiv' | 'openalex' | 'pubmed';
export type BookSource = LibraryName | 'openlibrary' | 'googlebooks';
export type SearchSource = 'crossref' | 'openalex' | 'openlibrary';

interface DoiOrder {
  /** One after the other, until one has the record. */
  registry: readonly RegistrySource[];
  /** One after the other, while the record lacks title, authors or date, or there is none because a registry failed. */
  supplements: readonly SupplementSource[];
}

/**
 * Who is asked. A DOI's registration agency decides, and sources are asked one after the other until one has the record; books
 * and searches are asked side by side. A web address is first an identifier (then one of these), then a page, then what the
 * configured readers make of it.
 */
export const sourceOrder = {
  doi: {
    Crossref: { registry: ['crossref', 'negotiation'], supplements: ['openalex', 'pubmed'] },
    DataCite: { registry: ['datacite', 'negotiation'], supplements: ['arxiv', 'openalex'] },
    /** JaLC, mEDRA, KISTI, the EU's Publications Office, ... */
    other: { registry: ['negotiation'], supplements: ['openalex'] },
    /** doi.org did not say: the two largest agencies by size. */
    unknown: {
      registry: ['crossref', 'datacite', 'negotiation'],
      supplements: ['arxiv', 'openalex', 'pubmed'],
    },
  },
  /** Side by side. Without their word an ISBN that nobody else has is an open question. */
  isbn: ['loc', 'k10plus', 'bnf', 'openlibrary', 'googlebooks'],
  intext: ['crossref', 'openalex', 'openlibrary'],
  /** One after the other, where they are configured: pages that we cannot read, books that nobody has. */
  readers: ['translation', 'citoid'],
} as const satisfies {
  doi: Record<string, DoiOrder>;
  isbn: readonly BookSource[];
  intext: readonly SearchSource[];
  readers: readonly string[];
};

/** Whose books a library knows best, by how their ISBNs begin (https://www.isbn-international.org/range_file_generation). */
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

/** True for the sources whose records are made by cataloguers with the book in hand. */
export function isLibrary(source: string): source is LibraryName {
  return (libraries as readonly string[]).includes(source);
}

function homeOf(isbn: string): LibraryName | undefined {
  return homeLibraries.find(([prefix]) => isbn.startsWith(prefix))?.[1];
}

/** Who is asked for a book, the most trusted first: the library of the country where it appeared, then the others. */
export function bookSources(isbn: string): readonly BookSource[] {
  const home = homeOf(isbn);
  return home === undefined ? sourceOrder.isbn : [...new Set<BookSource>([home, ...sourceOrder.isbn])];
}

/** Who is trusted for a field of a book. Volunteers and booksellers follow the libraries; the bookseller's feed knows publishers. */
export function bookTrust(isbn: string): Trust {
  const order = bookSources(isbn);
  const bookseller = [...order.filter(isLibrary), 'googlebooks', 'openlibrary'];
  return { everything: order, publisher: bookseller };
}
