/** Sources in order of trust, per field and for `everything` else; unlisted sources follow in their order. */
export type Trust = Partial<Record<string, readonly string[]>>;

/** What a service allows. */
export interface UpstreamLimits {
  /** Scheme and host, no path. Absent for services that the operator has to run: they are used only when configured. */
  origin?: string;
  /** Requests that may start in one window. */
  count: number;
  /** The window in milliseconds. */
  window: number;
  /** Concurrent requests. */
  atOnce: number;
}

/** Subjects that have a register of their own. */
export type SubjectName = 'computing' | 'medicine';

interface Source {
  /** The name that people know. */
  name: string;
  limits: UpstreamLimits;
  /** A library, with the ISBN prefixes of its country (https://www.isbn-international.org/range_file_generation): its records of these books are the best. */
  library?: readonly string[];
  /** The subject whose works it holds, also those that the great registers lack. */
  subject?: SubjectName;
}

const perSecond = (count: number) => ({ count, window: 1_000 });

/**
 * Every service that is asked, by the name under which evidence names it and its base address can be overridden. Limits are those that each
 * service sets. Crossref: https://api.crossref.org (polite pool, `x-rate-limit-*`); DataCite: 1,000 in 5 minutes; Open Library: 3/s for
 * identified clients; NCBI: 3/s (https://www.ncbi.nlm.nih.gov/books/NBK25497/); DBLP: one in 1 to 2 seconds
 * (https://dblp.org/faq/1474706.html); arXiv: one in 3 seconds, one at a time (https://info.arxiv.org/help/api/tou.html); Wikimedia's citoid:
 * 1/s. doi.org, Google, the Internet Archive and the libraries publish none; the libraries have small servers.
 */
export const sources = {
  doi: { name: 'doi.org', limits: { origin: 'https://doi.org', ...perSecond(5), atOnce: 5 } },
  crossref: { name: 'Crossref', limits: { origin: 'https://api.crossref.org', ...perSecond(5), atOnce: 3 } },
  datacite: { name: 'DataCite', limits: { origin: 'https://api.datacite.org', ...perSecond(3), atOnce: 3 } },
  arxiv: {
    name: 'arXiv',
    limits: { origin: 'https://export.arxiv.org', count: 1, window: 3_000, atOnce: 1 },
  },
  openlibrary: {
    name: 'Open Library',
    limits: { origin: 'https://openlibrary.org', ...perSecond(3), atOnce: 3 },
  },
  googlebooks: {
    name: 'Google Books',
    limits: { origin: 'https://www.googleapis.com', ...perSecond(5), atOnce: 3 },
  },
  loc: {
    name: 'Library of Congress',
    limits: { origin: 'https://lx2.loc.gov', ...perSecond(2), atOnce: 2 },
    library: ['9780', '9781', '9798'],
  },
  k10plus: {
    name: 'K10plus',
    limits: { origin: 'https://sru.k10plus.de', ...perSecond(3), atOnce: 3 },
    library: ['9783'],
  },
  bnf: {
    name: 'BnF',
    limits: { origin: 'https://catalogue.bnf.fr', ...perSecond(2), atOnce: 2 },
    library: ['9782', '97910'],
  },
  libris: {
    name: 'LIBRIS',
    limits: { origin: 'https://libris.kb.se', ...perSecond(2), atOnce: 2 },
    library: ['97891'],
  },
  bnpl: {
    name: 'Biblioteka Narodowa',
    limits: { origin: 'https://data.bn.org.pl', ...perSecond(2), atOnce: 2 },
    library: ['97883'],
  },
  openalex: { name: 'OpenAlex', limits: { origin: 'https://api.openalex.org', ...perSecond(5), atOnce: 3 } },
  /** Numbers of PubMed Central -> DOIs. */
  ncbi: {
    name: 'PubMed Central',
    limits: { origin: 'https://pmc.ncbi.nlm.nih.gov', ...perSecond(3), atOnce: 2 },
  },
  pubmed: {
    name: 'PubMed',
    limits: { origin: 'https://eutils.ncbi.nlm.nih.gov', ...perSecond(3), atOnce: 2 },
    subject: 'medicine',
  },
  dblp: {
    name: 'DBLP',
    limits: { origin: 'https://dblp.org', ...perSecond(1), atOnce: 1 },
    subject: 'computing',
  },
  /** The index of the copies of pages (https://archive.org/help/wayback_api.php). */
  wayback: { name: 'Wayback Machine', limits: { origin: 'https://archive.org', ...perSecond(3), atOnce: 3 } },
  /** A TimeGate that knows many archives (RFC 7089), such as MemGator. The project that ran the public one has ended. */
  memento: { name: 'Memento', limits: { ...perSecond(2), atOnce: 2 } },
  citoid: { name: 'Zotero', limits: { ...perSecond(1), atOnce: 2 } },
  translation: { name: 'Zotero', limits: { ...perSecond(2), atOnce: 2 } },
} as const satisfies Record<string, Source>;

/** The services, by the names under which their base address can be overridden. */
export type UpstreamName = keyof typeof sources;

type SourcesWith<Column extends keyof Source> = {
  [Name in UpstreamName]: (typeof sources)[Name] extends Required<Pick<Source, Column>> ? Name : never;
}[UpstreamName];

/** The library catalogues. */
export type LibraryName = SourcesWith<'library'>;
/** The registers of one subject. */
export type SubjectRegister = SourcesWith<'subject'>;

const rows = Object.entries(sources) as [UpstreamName, Source][];

/** The limits of each service. */
export const upstreamLimits = Object.fromEntries(rows.map(([name, { limits }]) => [name, limits])) as Record<
  UpstreamName,
  UpstreamLimits
>;

interface DoiOrder {
  /** In order, until one has the record; `doi` means any agency behind doi.org. */
  registry: readonly UpstreamName[];
  /** In order, while the record lacks title, authors or date, or is missing because a registry failed. */
  supplements: readonly UpstreamName[];
}

/**
 * The sources of each question, the most trusted first. For a DOI the registration agency decides, and sources are tried in order until one
 * has the record. Books and searches query all sources at the same time. A web address is tried as an identifier first, then as a page,
 * then with the configured readers.
 */
export const sourceOrder = {
  doi: {
    Crossref: { registry: ['crossref', 'doi'], supplements: ['openalex', 'pubmed'] },
    DataCite: { registry: ['datacite', 'doi'], supplements: ['arxiv', 'openalex'] },
    /** JaLC, mEDRA, KISTI, the EU's Publications Office, ... */
    other: { registry: ['doi'], supplements: ['openalex'] },
    /** doi.org did not answer: the two largest agencies by size. */
    unknown: {
      registry: ['crossref', 'datacite', 'doi'],
      supplements: ['arxiv', 'openalex', 'pubmed'],
    },
  },
  /** All at the same time. When they fail, an ISBN that no other source has remains undecided. */
  isbn: ['loc', 'k10plus', 'bnf', 'openlibrary', 'googlebooks'],
  /** Citations in a text, and titles. */
  search: ['crossref', 'openalex', 'openlibrary'],
  /** Works of a list, one source after the other; the register of a work's subject comes behind the first two. OpenAlex needs a key. */
  listed: {
    books: ['crossref', 'openlibrary', 'openalex'],
    articles: ['crossref', 'openalex'],
    /** After the others: theses, reports, data, programs. */
    deposits: ['datacite', 'openlibrary'],
  },
  /** In order, if configured: for pages that cannot be fetched and books that no source has. */
  readers: ['translation', 'citoid'],
  /** In order, until one knows a copy of a page. */
  copies: ['wayback', 'memento'],
} as const satisfies {
  doi: Record<string, DoiOrder>;
  isbn: readonly UpstreamName[];
  search: readonly UpstreamName[];
  listed: Record<string, readonly UpstreamName[]>;
  readers: readonly UpstreamName[];
  copies: readonly UpstreamName[];
};

type Doi = (typeof sourceOrder.doi)[keyof typeof sourceOrder.doi];
/** Sources of a DOI's record, and those that complete it or replace it while the registries are down. */
export type DoiSource = Doi['registry' | 'supplements'][number];
export type BookSource = LibraryName | (typeof sourceOrder.isbn)[number];
export type SearchSource = (typeof sourceOrder.search)[number];
/** Sources that are asked for the works of a list. */
export type ListedSource =
  | (typeof sourceOrder.listed)[keyof typeof sourceOrder.listed][number]
  | SubjectRegister;

/** True for libraries, whose records are made by cataloguers with the book in hand. */
export function isLibrary(source: string): source is LibraryName {
  return rows.some(([name, { library }]) => name === source && library !== undefined);
}

/** The sources for a book, most trusted first: the library of the country of publication, then the others. */
export function bookSources(isbn: string): readonly BookSource[] {
  const home = rows.find(([, { library = [] }]) => library.some((prefix) => isbn.startsWith(prefix)))?.[0];
  return home === undefined
    ? sourceOrder.isbn
    : [...new Set<BookSource>([home as LibraryName, ...sourceOrder.isbn])];
}

/** Trust per field of a book. Libraries come first; for publishers, Google Books precedes Open Library. */
export function bookTrust(isbn: string): Trust {
  const order = bookSources(isbn);
  const bookseller = [...order.filter(isLibrary), 'googlebooks', 'openlibrary'];
  return { everything: order, publisher: bookseller };
}

/** The register of a subject. */
export function registerOfSubject(subject: SubjectName): SubjectRegister {
  const own = rows.find(([, row]) => row.subject === subject);
  if (own === undefined) throw new Error(`No register of ${subject}`);
  return own[0] as SubjectRegister;
}
