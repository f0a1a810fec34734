import { parseDoi, parseIsbn } from '@citewright/identifiers';

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

/**
 * Sites that register what they publish under the number in its address. The registry has the last word: what it does not know is read
 * from the page.
 */
const numbered: readonly (readonly [RegExp, (id: string) => string])[] = [
  [
    /^https?:\/\/(?:www\.)?jstor\.org\/stable\/(?:pdf\/)?(\d{4,9}|j\.ctt[\w.]{4,12})(?:\.pdf)?(?=[/?#]|$)/i,
    (id) => `10.2307/${id}`,
  ],
  [
    /^https?:\/\/(?:www\.)?nature\.com\/articles\/([a-z]{1,12}\.?\d[\w.-]{3,30}?)(?:\.pdf)?(?=[/?#]|$)/i,
    (id) => `10.1038/${id}`,
  ],
  [
    /^https?:\/\/(?:www\.)?thelancet\.com\/.{0,60}?PII(S\d{4}-\d{3}[\dX]\(\d{2}\)\d{5}-[\dX])/i,
    (id) => `10.1016/${id}`,
  ],
  [
    /^https?:\/\/(?:papers\.)?ssrn\.com\/.{0,60}?abstract(?:_id)?=(\d{4,9})(?=[&#]|$)/i,
    (id) => `10.2139/ssrn.${id}`,
  ],
  [/^https?:\/\/zenodo\.org\/records?\/(\d{3,10})(?=[/?#]|$)/i, (id) => `10.5281/zenodo.${id}`],
  [
    /^https?:\/\/(?:www\.)?nber\.org\/(?:system\/files\/working_)?papers\/(w\d{1,6})(?=[/?#]|$)/i,
    (id) => `10.3386/${id}`,
  ],
  [
    /^https?:\/\/(?:www\.rfc-editor\.org\/(?:rfc|info)|datatracker\.ietf\.org\/doc\/(?:html\/)?|tools\.ietf\.org\/html)\/?(rfc\d{1,5})(?=[./?#]|$)/i,
    (id) => `10.17487/${id}`,
  ],
  [
    /^https?:\/\/aclanthology\.org\/([A-Z]\d{2}-\d{4}|20\d\d\.[a-z\d-]{3,30}\.\d{1,4})(?:\.pdf)?(?=[/?#]|$)/i,
    (id) => `10.18653/v1/${id}`,
  ],
  [
    /^https?:\/\/(?:osf\.io\/preprints\/psyarxiv|psyarxiv\.com)\/([a-z\d]{5})(?=[/?#_]|$)/i,
    (id) => `10.31234/osf.io/${id}`,
  ],
  [
    /^https?:\/\/(?:osf\.io\/preprints\/socarxiv|socarxiv\.org)\/([a-z\d]{5})(?=[/?#_]|$)/i,
    (id) => `10.31235/osf.io/${id}`,
  ],
  [/^https?:\/\/elifesciences\.org\/articles\/(\d{5,6})(?=[/?#.]|$)/i, (id) => `10.7554/elife.${id}`],
  [/^https?:\/\/peerj\.com\/articles\/(\d{1,6})(?=[/?#.]|$)/i, (id) => `10.7717/peerj.${id}`],
  [
    /^https?:\/\/journals\.openedition\.org\/([a-z\d-]{2,40}\/\d{1,7})(?=[/?#]|$)/i,
    (id) => `10.4000/${id.replace('/', '.')}`,
  ],
];

function doiOfNumber(address: string): string | undefined {
  for (const [pattern, doi] of numbered) {
    const id = pattern.exec(address)?.[1];
    if (id !== undefined) return doi(id).toLowerCase();
  }
  return undefined;
}

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
