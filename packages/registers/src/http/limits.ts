/** The services, by the names under which their base address can be overridden. */
export type UpstreamName =
  | 'doi'
  | 'crossref'
  | 'datacite'
  | 'arxiv'
  | 'openlibrary'
  | 'googlebooks'
  | 'loc'
  | 'k10plus'
  | 'bnf'
  | 'libris'
  | 'bnpl'
  | 'openalex'
  | 'ncbi'
  | 'pubmed'
  | 'dblp'
  | 'citoid'
  | 'translation';

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

const perSecond = (count: number) => ({ count, window: 1_000 });

/**
 * The limits that each service sets. Crossref: https://api.crossref.org (polite pool, `x-rate-limit-*`);
 * DataCite: 1,000 in 5 minutes; Open Library: 3/s for identified clients; NCBI: 3/s
 * (https://www.ncbi.nlm.nih.gov/books/NBK25497/); DBLP: one in 1 to 2 seconds (https://dblp.org/faq/1474706.html); arXiv: one in 3 seconds, one at a time
 * (https://info.arxiv.org/help/api/tou.html); Wikimedia's citoid: 1/s. doi.org, Google and the libraries
 * publish none; the libraries have small servers.
 */
export const upstreamLimits: Record<UpstreamName, UpstreamLimits> = {
  doi: { origin: 'https://doi.org', ...perSecond(5), atOnce: 5 },
  crossref: { origin: 'https://api.crossref.org', ...perSecond(5), atOnce: 3 },
  datacite: { origin: 'https://api.datacite.org', ...perSecond(3), atOnce: 3 },
  arxiv: { origin: 'https://export.arxiv.org', count: 1, window: 3_000, atOnce: 1 },
  openlibrary: { origin: 'https://openlibrary.org', ...perSecond(3), atOnce: 3 },
  googlebooks: { origin: 'https://www.googleapis.com', ...perSecond(5), atOnce: 3 },
  loc: { origin: 'https://lx2.loc.gov', ...perSecond(2), atOnce: 2 },
  k10plus: { origin: 'https://sru.k10plus.de', ...perSecond(3), atOnce: 3 },
  bnf: { origin: 'https://catalogue.bnf.fr', ...perSecond(2), atOnce: 2 },
  libris: { origin: 'https://libris.kb.se', ...perSecond(2), atOnce: 2 },
  bnpl: { origin: 'https://data.bn.org.pl', ...perSecond(2), atOnce: 2 },
  openalex: { origin: 'https://api.openalex.org', ...perSecond(5), atOnce: 3 },
  ncbi: { origin: 'https://pmc.ncbi.nlm.nih.gov', ...perSecond(3), atOnce: 2 },
  pubmed: { origin: 'https://eutils.ncbi.nlm.nih.gov', ...perSecond(3), atOnce: 2 },
  dblp: { origin: 'https://dblp.org', ...perSecond(1), atOnce: 1 },
  citoid: { ...perSecond(1), atOnce: 2 },
  translation: { ...perSecond(2), atOnce: 2 },
};
