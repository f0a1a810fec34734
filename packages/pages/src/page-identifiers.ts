import { parseDoi, parseIsbn } from '@citewright/identifiers';
import type { TextClaim, TextField } from './claim.ts';
import type { Headline } from './headline.ts';
import { metaContents, type Page } from './page.ts';
import { canonicalAddress } from './page-address.ts';

/** Identifiers of the page's work in registries. */
export interface PageIdentifiers {
  doi?: string;
  isbn?: string;
  arxiv?: string;
  pmid?: string;
}

const doiMetas = [
  'publication_doi',
  'doi',
  'dc.identifier',
  'dc:identifier',
  'dcterms.identifier',
  'evt-doipage',
];

/** The DOI, ISBN, arXiv id and PMID in a page's metadata or address. */
export function pageIdentifiers(page: Page, texts: readonly TextClaim[]): PageIdentifiers {
  const claimed = (field: TextField) =>
    texts.filter((claim) => claim.field === field).map(({ value }) => value);
  const identifiers = {
    doi: firstOf(
      [
        ...claimed('DOI'),
        ...doiMetas.flatMap((name) => metaContents(page, name)),
        canonicalAddress(page),
        page.url,
      ],
      parseDoi,
    ),
    isbn: firstOf(claimed('ISBN'), parseIsbn),
    arxiv: firstOf([...claimed('arxiv'), page.url], arxivIn),
    pmid: firstOf([...claimed('PMID'), page.url], pmidIn),
  };
  return Object.fromEntries(Object.entries(identifiers).filter(([, value]) => value)) as PageIdentifiers;
}

/** Maximum distance of a work's own printed DOI from the headline, in characters of visible text. */
const reach = { before: 600, after: 2_500 } as const;

/**
 * The only DOI printed near the headline. It may belong to a work that the text is about: compare titles with
 * the registry's record.
 */
export function printedDoi(page: Page, headline: Headline | undefined): string | undefined {
  const { start, end } = headline?.element ?? { start: 0, end: 0 };
  const near = page.text.slice(Math.max(0, start - reach.before), end + reach.after);
  const words = near.split(/\s+/).filter((word) => word.includes('10.'));
  const dois = new Set(words.map(parseDoi).filter((doi) => doi !== undefined));
  return dois.size === 1 ? [...dois][0] : undefined;
}

function firstOf(values: readonly string[], read: (text: string) => string | undefined): string | undefined {
  for (const value of values) {
    const found = read(value.slice(0, 2_048));
    if (found) return found;
  }
  return undefined;
}

function arxivIn(text: string): string | undefined {
  return /(?:arxiv\.org\/(?:abs|pdf|html)\/|^arxiv:|^)(\d{4}\.\d{4,5}|[a-z-]{2,12}(?:\.[A-Z]{2})?\/\d{7})(?:v\d+)?(?:\.pdf)?$/i.exec(
    text,
  )?.[1];
}

function pmidIn(text: string): string | undefined {
  return /(?:pubmed\.ncbi\.nlm\.nih\.gov\/|ncbi\.nlm\.nih\.gov\/pubmed\/|^)(\d{4,9})\/?$/.exec(text)?.[1];
}
