/** Where the record of a DOI can come from. `negotiation` is whatever agency stands behind doi.org. */
export type DoiSource = 'crossref' | 'datacite' | 'negotiation';
export type BookSource = 'openlibrary' | 'googlebooks';
export type SearchSource = 'crossref' | 'openalex' | 'openlibrary';

/**
 * Who is asked. A DOI's registration agency decides, and sources are asked one after the other until one has the record; books
 * and searches are asked side by side. A web address is first an identifier (then one of these), then a page.
 */
export const sourceOrder = {
  doi: {
    Crossref: ['crossref', 'negotiation'],
    DataCite: ['datacite', 'negotiation'],
    /** JaLC, mEDRA, KISTI, the EU's Publications Office, ... */
    other: ['negotiation'],
    /** doi.org did not say: the two largest agencies by size. */
    unknown: ['crossref', 'datacite', 'negotiation'],
  },
  isbn: ['openlibrary', 'googlebooks'],
  intext: ['crossref', 'openalex', 'openlibrary'],
} as const satisfies {
  doi: Record<string, readonly DoiSource[]>;
  isbn: readonly BookSource[];
  intext: readonly SearchSource[];
};
