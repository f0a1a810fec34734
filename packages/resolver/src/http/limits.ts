/** The services that are asked, by the names under which their base address can be overridden. */
export type UpstreamName =
  | 'doi'
  | 'crossref'
  | 'datacite'
  | 'openlibrary'
  | 'googlebooks'
  | 'openalex'
  | 'ncbi';

export interface UpstreamLimits {
  /** Where the service lives: scheme and host, no path. */
  origin: string;
  /** Requests that may start per second. */
  perSecond: number;
  /** Requests under way at once. */
  atOnce: number;
}

/**
 * What each service asks of its users. Crossref: https://api.crossref.org (polite pool, `x-rate-limit-*`); DataCite: 1,000
 * in 5 minutes; Open Library: 3/s for identified clients; NCBI: 3/s; doi.org and Google publish no figure.
 */
export const upstreamLimits: Record<UpstreamName, UpstreamLimits> = {
  doi: { origin: 'https://doi.org', perSecond: 5, atOnce: 5 },
  crossref: { origin: 'https://api.crossref.org', perSecond: 5, atOnce: 3 },
  datacite: { origin: 'https://api.datacite.org', perSecond: 3, atOnce: 3 },
  openlibrary: { origin: 'https://openlibrary.org', perSecond: 3, atOnce: 3 },
  googlebooks: { origin: 'https://www.googleapis.com', perSecond: 5, atOnce: 3 },
  openalex: { origin: 'https://api.openalex.org', perSecond: 5, atOnce: 3 },
  ncbi: { origin: 'https://pmc.ncbi.nlm.nih.gov', perSecond: 3, atOnce: 2 },
};
