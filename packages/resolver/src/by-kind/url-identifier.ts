import { parseDoi, parseIsbn } from '@citewright/identifiers';
import { doiOfNumber } from './numbered-addresses.ts';

/** What an address names without being asked: a registered work, a book, or an article of PubMed. */
export type UrlIdentifier = { kind: 'doi' | 'isbn'; value: string } | { kind: 'ncbi'; value: string };

/** Where addresses of shops and catalogues name an ISBN as such. */
const isbnPlaces = [
  /\/(?:dp|gp\/product|isbn|book\/isbn)\/(?:ISBN:)?([\dx-]{10,17})(?=[/?#]|$)/i,
  /[?&](?:isbn|isbn13|ean|vid=isbn)[=:]?([\dx-]{10,17})(?=[&#]|$)/i,
  /\/isbn[-:]?([\dx-]{10,17})(?=[/?#]|$)/i,
];

/** Publishers put it into a segment of the path, alone or at its end; what follows tells whether the whole book is meant. */
const isbnInPath = /[/_-](97[89]\d{10})(?=[/._-]|$)(.*)$/;
const partOfBook = /\/(?:toc-)?(?:chapters?|sections?|parts?|pages?|reviews?)(?=[/_-]|\d|$)|-pages?-\d/i;

const maxAddress = 2_000;

const ncbiPlaces = [
  /^https?:\/\/(?:pubmed\.ncbi\.nlm\.nih\.gov|(?:www\.)?ncbi\.nlm\.nih\.gov\/pubmed)\/(?:\?term=)?(\d{1,9})(?=[/?#&]|$)/i,
  /^https?:\/\/(?:pmc\.ncbi\.nlm\.nih\.gov|(?:www\.)?ncbi\.nlm\.nih\.gov\/pmc)\/articles\/(PMC\d{1,9})(?=[/?#]|$)/i,
  /^https?:\/\/europepmc\.org\/(?:article|abstract|articles)\/(?:MED\/(?=\d)|PMC\/(?=PMC))?((?:PMC)?\d{1,9})(?=[/?#]|$)/i,
];

/** The ISBN of the book that an address is about: not of the one that its chapter, page or review belongs to. */
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

/** The identifier that stands in a web address, if any: it leads to a registry without opening the page. */
export function identifierIn(address: string): UrlIdentifier | undefined {
  if (address.length > maxAddress) return undefined;
  const doi = parseDoi(address) ?? doiOfNumber(address);
  if (doi !== undefined) return { kind: 'doi', value: doi };
  const isbn = parseIsbn(firstGroup(isbnPlaces, address) ?? isbnOfPath(address) ?? '');
  if (isbn !== undefined) return { kind: 'isbn', value: isbn };
  const ncbi = firstGroup(ncbiPlaces, address);
  return ncbi === undefined ? undefined : { kind: 'ncbi', value: ncbi.toUpperCase() };
}
