import { parseDoi, parseIsbn } from '@citewright/identifiers';
import { doiOfNumber } from './numbered-addresses.ts';

/** The identifier in an address: a registered work, a book, or an article in PubMed. */
export type UrlIdentifier = { kind: 'doi' | 'isbn'; value: string } | { kind: 'ncbi'; value: string };

/** Places of an ISBN in addresses of shops and catalogues. */
const isbnPlaces = [
  /\/(?:dp|gp\/product|isbn|book\/isbn)\/(?:ISBN:)?([\dx-]{10,17})(?=[/?#]|$)/i,
  /[?&](?:isbn|isbn13|ean|vid=isbn)[=:]?([\dx-]{10,17})(?=[&#]|$)/i,
  /\/isbn[-:]?([\dx-]{10,17})(?=[/?#]|$)/i,
];

/** Publishers put the ISBN into a path segment, alone or at its end; the rest tells whether the whole book is meant. */
const isbnInPath = /[/_-](97[89]\d{10})(?=[/._-]|$)(.*)$/;
const partOfBook = /\/(?:toc-)?(?:chapters?|sections?|parts?|pages?|reviews?)(?=[/_-]|\d|$)|-pages?-\d/i;

const maxAddress = 2_000;

const ncbiPlaces = [
  /^https?:\/\/(?:pubmed\.ncbi\.nlm\.nih\.gov|(?:www\.)?ncbi\.nlm\.nih\.gov\/pubmed)\/(?:\?term=)?(\d{1,9})(?=[/?#&]|$)/i,
  /^https?:\/\/(?:pmc\.ncbi\.nlm\.nih\.gov|(?:www\.)?ncbi\.nlm\.nih\.gov\/pmc)\/articles\/(PMC\d{1,9})(?=[/?#]|$)/i,
  /^https?:\/\/europepmc\.org\/(?:article|abstract|articles)\/(?:MED\/(?=\d)|PMC\/(?=PMC))?((?:PMC)?\d{1,9})(?=[/?#]|$)/i,
];

/** The ISBN of the book at an address; not for a chapter, page or review of it. */
function isbnOfPath(address: string): string | undefined {
  const path = address.replace(/[?#].*$/, '');
  const [, isbn, rest = ''] = isbnInPath.exec(path) ?? [];
  const followers = rest.split('/').filter((segment) => segment !== '').length;
  return followers > 1 || partOfBook.test(rest) ? undefined : isbn;
}

function firstGroup(patterns: readonly RegExp[], text: string): string | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[1];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The identifier in a web address, if any: its registry can answer without fetching the page. */
export function identifierIn(address: string): UrlIdentifier | undefined {
  if (address.length > maxAddress) return undefined;
  const doi = parseDoi(address) ?? doiOfNumber(address);
  if (doi !== undefined) return { kind: 'doi', value: doi };
  const isbn = parseIsbn(firstGroup(isbnPlaces, address) ?? isbnOfPath(address) ?? '');
  if (isbn !== undefined) return { kind: 'isbn', value: isbn };
  const ncbi = firstGroup(ncbiPlaces, address);
  return ncbi === undefined ? undefined : { kind: 'ncbi', value: ncbi.toUpperCase() };
}
