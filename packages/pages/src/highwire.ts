import type { Claims, TextClaim } from './claim.ts';
import { claimsOfMetas, type MetaTable, type NameMetaTable } from './meta-table.ts';
import { metaContents, type Page } from './page.ts';

/** Highwire Press tags as documented by Google Scholar (https://scholar.google.com/intl/en/scholar/inclusion.html). */
const texts: MetaTable = {
  citation_title: 'title',
  citation_publication_date: 'issued',
  citation_date: 'issued',
  citation_cover_date: 'issued',
  citation_online_date: 'issued',
  citation_year: 'issued',
  citation_journal_title: 'container-title',
  citation_conference_title: 'container-title',
  citation_conference: 'container-title',
  citation_inbook_title: 'container-title',
  citation_book_title: 'container-title',
  citation_publisher: 'publisher',
  citation_dissertation_institution: 'publisher',
  citation_technical_report_institution: 'publisher',
  citation_technical_report_number: 'number',
  citation_volume: 'volume',
  citation_issue: 'issue',
  citation_firstpage: 'page-first',
  citation_lastpage: 'page-last',
  citation_pages: 'page',
  citation_doi: 'DOI',
  citation_issn: 'ISSN',
  citation_isbn: 'ISBN',
  citation_pmid: 'PMID',
  citation_arxiv_id: 'arxiv',
  citation_language: 'language',
  citation_abstract: 'abstract',
  citation_series_title: 'collection-title',
};

const names: NameMetaTable = {
  citation_author: 'author',
  citation_authors: 'author',
  citation_editor: 'editor',
};

/** Tags that indicate the type of work, most specific first. */
const kinds: readonly (readonly [string, string])[] = [
  ['citation_dissertation_institution', 'thesis'],
  ['citation_dissertation_name', 'thesis'],
  ['citation_technical_report_institution', 'report'],
  ['citation_inbook_title', 'chapter'],
  ['citation_book_title', 'chapter'],
  ['citation_conference_title', 'paper-conference'],
  ['citation_conference', 'paper-conference'],
  ['citation_journal_title', 'article-journal'],
  ['citation_arxiv_id', 'article'],
];

/** Claims of `citation_*` meta elements. */
export function readHighwire(page: Page): Claims {
  const claims = claimsOfMetas(page, 'highwire', texts, names);
  return { ...claims, texts: [...claims.texts, ...highwireKind(page)] };
}

function highwireKind(page: Page): TextClaim[] {
  const kind = kinds.find(([name]) => metaContents(page, name).length > 0);
  return kind ? [{ field: 'kind', value: kind[1], family: 'highwire', source: kind[0] }] : [];
}
