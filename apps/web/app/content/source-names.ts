/** The names of sources as `packages/registers/src/source-table.ts` has them; an unlisted source is the page itself. */
export const sourceNames: Readonly<Record<string, string>> = {
  catalogue: 'Citewright’s catalogue',
  'doi.org': 'doi.org',
  crossref: 'Crossref',
  datacite: 'DataCite',
  arxiv: 'arXiv',
  openlibrary: 'Open Library',
  googlebooks: 'Google Books',
  openalex: 'OpenAlex',
  loc: 'Library of Congress',
  k10plus: 'K10plus',
  bnf: 'BnF',
  libris: 'LIBRIS',
  bnpl: 'Biblioteka Narodowa',
  pubmed: 'PubMed',
  dblp: 'DBLP',
};
