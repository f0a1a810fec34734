/** Display names of metadata sources; an unlisted source is the page itself. */
export const sourceNames: Readonly<Record<string, string>> = {
  catalogue: 'Citewright’s catalogue',
  crossref: 'Crossref',
  datacite: 'DataCite',
  openlibrary: 'Open Library',
  googlebooks: 'Google Books',
  openalex: 'OpenAlex',
  loc: 'Library of Congress',
  k10plus: 'K10plus',
  bnf: 'BnF',
  pubmed: 'PubMed',
  dblp: 'DBLP',
};
