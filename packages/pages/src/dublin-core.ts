import type { Claims, Family, TextClaim } from './claim.ts';
import { mergeClaims } from './claim.ts';
import { claimsOfMetas, type MetaTable, type NameMetaTable } from './meta-table.ts';
import { metaContents, type Page } from './page.ts';
import { kindOfWord } from './work-kind.ts';

interface Vocabulary {
  family: Family;
  texts: MetaTable;
  names: NameMetaTable;
}

/** Prefixes of Dublin Core: `dc.title`, `dcterms.title`, `dc:title`, `dcterms:title`. */
const dublinCoreTerms: MetaTable = {
  title: 'title',
  'date.issued': 'issued',
  issued: 'issued',
  'date.published': 'issued',
  'date.publication': 'issued',
  date: 'issued',
  'date.created': 'issued',
  created: 'issued',
  'date.available': 'issued',
  available: 'issued',
  publisher: 'publisher',
  language: 'language',
  'relation.ispartof': 'container-title',
  ispartof: 'container-title',
  'source.title': 'container-title',
  'source.volume': 'volume',
  'source.issue': 'issue',
  'citation.volume': 'volume',
  'citation.issue': 'issue',
  'citation.spage': 'page-first',
  'citation.epage': 'page-last',
  'source.issn': 'ISSN',
  'identifier.doi': 'DOI',
};

const dublinCorePrefixes = ['dc.', 'dcterms.', 'dc:', 'dcterms:'];

function withPrefixes<Value>(
  table: Readonly<Record<string, Value>>,
  prefixes: readonly string[],
): Record<string, Value> {
  return Object.fromEntries(
    prefixes.flatMap((prefix) => Object.entries(table).map(([name, value]) => [`${prefix}${name}`, value])),
  );
}

const vocabularies: readonly Vocabulary[] = [
  {
    family: 'dublin-core',
    texts: withPrefixes(dublinCoreTerms, dublinCorePrefixes),
    names: withPrefixes(
      {
        creator: 'author',
        'creator.personalname': 'author',
        'contributor.author': 'author',
        author: 'author',
      } as const,
      dublinCorePrefixes,
    ),
  },
  {
    family: 'prism',
    texts: {
      'prism.publicationname': 'container-title',
      'prism.publicationdate': 'issued',
      'prism.volume': 'volume',
      'prism.number': 'issue',
      'prism.startingpage': 'page-first',
      'prism.endingpage': 'page-last',
      'prism.section': 'section',
      'prism.issn': 'ISSN',
      'prism.doi': 'DOI',
    },
    names: {},
  },
  {
    family: 'bepress',
    texts: {
      bepress_citation_title: 'title',
      bepress_citation_date: 'issued',
      bepress_citation_journal_title: 'container-title',
      bepress_citation_volume: 'volume',
      bepress_citation_issue: 'issue',
      bepress_citation_firstpage: 'page-first',
      bepress_citation_lastpage: 'page-last',
      bepress_citation_doi: 'DOI',
      bepress_citation_issn: 'ISSN',
      bepress_citation_isbn: 'ISBN',
      bepress_citation_publisher: 'publisher',
      bepress_citation_dissertation_institution: 'publisher',
    },
    names: { bepress_citation_author: 'author' },
  },
  {
    family: 'eprints',
    texts: {
      'eprints.title': 'title',
      'eprints.date': 'issued',
      'eprints.publication': 'container-title',
      'eprints.book_title': 'container-title',
      'eprints.volume': 'volume',
      'eprints.number': 'issue',
      'eprints.pagerange': 'page',
      'eprints.publisher': 'publisher',
      'eprints.institution': 'publisher',
      'eprints.issn': 'ISSN',
      'eprints.isbn': 'ISBN',
      'eprints.id_number': 'DOI',
    },
    names: { 'eprints.creators_name': 'author', 'eprints.editors_name': 'editor' },
  },
];

/** EPrints uses "monograph" for reports and working papers, "book" for books. */
const eprintsMonograph = 'monograph';

const typeMetas = [
  'dc.type',
  'dcterms.type',
  'dc:type',
  'dcterms:type',
  'eprints.type',
  'prism.contenttype',
  'prism.genre',
];
const identifierMetas = ['dc.identifier', 'dc:identifier', 'dcterms.identifier', 'dc.source', 'dc:source'];

/** Claims of library vocabularies in meta elements: Dublin Core, PRISM, bepress and EPrints. */
export function readDublinCore(page: Page): Claims {
  const claims = vocabularies.map(({ family, texts, names }) => claimsOfMetas(page, family, texts, names));
  return mergeClaims([...claims, { texts: [...kindsOf(page), ...doisOf(page)], names: [] }]);
}

function kindsOf(page: Page): TextClaim[] {
  return [...saidKinds(page), ...articleOfIssue(page)];
}

/** A work with volume and pages in a periodical is an article, if no type is given. */
function articleOfIssue(page: Page): TextClaim[] {
  const source = 'prism.publicationname';
  const isArticle = [source, 'prism.volume', 'prism.startingpage'].every(
    (name) => metaContents(page, name).length > 0,
  );
  return isArticle ? [{ field: 'kind', value: 'article-journal', family: 'dublin-core', source }] : [];
}

function saidKinds(page: Page): TextClaim[] {
  return typeMetas.flatMap((source) =>
    metaContents(page, source).flatMap((word) => {
      const isReport = source === 'eprints.type' && word.toLowerCase() === eprintsMonograph;
      const kind = isReport ? 'report' : kindOfWord(word);
      return kind ? [{ field: 'kind', value: kind, family: 'dublin-core', source } as const] : [];
    }),
  );
}

function doisOf(page: Page): TextClaim[] {
  return identifierMetas.flatMap((source) =>
    metaContents(page, source)
      .filter((value) => /10\.\d{4,9}\//.test(value.slice(0, 300)))
      .map((value) => ({ field: 'DOI', value, family: 'dublin-core', source }) as const),
  );
}
