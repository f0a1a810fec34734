import { parseDoi, parseIsbn } from '@citewright/identifiers';

/** What an address names without being asked: a registered work, a book, or an article of PubMed. */
export type UrlIdentifier = { kind: 'doi' | 'isbn'; value: string } | { kind: 'ncbi'; value: string };

/** Where addresses of shops and catalogues carry an ISBN; a bare number anywhere else proves nothing. */
const isbnPlaces = [
  /\/(?:dp|gp\/product|isbn|ISBN|book\/isbn)\/(?:ISBN:)?([\dXx-]{10,17})(?=[/?#]|$)/,
  /[?&](?:isbn|ISBN|vid=ISBN|vid=isbn)[=:]?([\dXx-]{10,17})(?=[&#]|$)/,
  /\/(?:books?|title)\/(97[89]\d{10})(?=[/?#]|$)/,
];

const ncbiPlaces = [
  /^https?:\/\/(?:pubmed\.ncbi\.nlm\.nih\.gov|(?:www\.)?ncbi\.nlm\.nih\.gov\/pubmed)\/(\d{1,9})(?=[/?#]|$)/,
  /^https?:\/\/(?:pmc\.ncbi\.nlm\.nih\.gov|(?:www\.)?ncbi\.nlm\.nih\.gov\/pmc)\/articles\/(PMC\d{1,9})(?=[/?#]|$)/,
  /^https?:\/\/europepmc\.org\/(?:article\/|abstract\/)?(?:MED|med)\/(\d{1,9})(?=[/?#]|$)/,
];

function firstGroup(patterns: readonly RegExp[], text: string): string | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[1];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The identifier that stands in a web address, if any: it leads to a registry without opening the page. */
export function identifierIn(address: string): UrlIdentifier | undefined {
  const doi = parseDoi(address);
  if (doi !== undefined) return { kind: 'doi', value: doi };
  const isbn = parseIsbn(firstGroup(isbnPlaces, address) ?? '');
  if (isbn !== undefined) return { kind: 'isbn', value: isbn };
  const ncbi = firstGroup(ncbiPlaces, address);
  return ncbi === undefined ? undefined : { kind: 'ncbi', value: ncbi };
}
