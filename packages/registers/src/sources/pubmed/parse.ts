import type { DateValue, Item } from '@citewright/record';
import {
  childOf,
  childrenOf,
  descendantsOf,
  markupOf,
  readPlainText,
  readRegistryDate,
  textOf,
  type XmlElement,
} from '@citewright/record';
import { sources } from '../../source-table.ts';
import { editionOf, languageOf, placeOf, publisherOf } from '../book-fields.ts';
import { definedItem, evidenceOf, type SourceRecord } from '../source-record.ts';
import { joinTitle } from '../titles.ts';
import { fullPages, journalTitle } from './journal.ts';
import { namesIn } from './names.ts';
import { pubmedNotices } from './notices.ts';

const source = 'pubmed';

/** PubMed ends every title with a full stop, and puts translated ones in square brackets. */
function pubmedTitle(element: XmlElement | undefined): string | undefined {
  const printed = markupOf(element)?.replace(/(?<!\.|\p{Lu}\.\p{Lu})\.$/u, '');
  const translated = printed?.startsWith('[') && printed.endsWith(']');
  return joinTitle(translated ? printed?.slice(1, -1).replace(/\.$/, '') : printed, undefined);
}

/** `<Year>`, `<Month>` (a number or an English name) and `<Day>`, or a `<MedlineDate>` such as `1998 Dec-1999 Jan`. */
function pubmedDate(date: XmlElement | undefined): DateValue | undefined {
  const part = (name: string) => textOf(childOf(date, name));
  const year = part('Year');
  if (year === undefined)
    return readRegistryDate(/^\d{4}(?: \p{L}{3})?/u.exec(part('MedlineDate') ?? '')?.[0] ?? '');
  const month = part('Month');
  const numeric = month === undefined || /^\d+$/.test(month);
  const parts = [year, month, part('Day')].filter((text) => text !== undefined);
  return readRegistryDate(numeric ? parts.join('-') : parts.toReversed().join(' '));
}

function identifierOfKind(
  elements: readonly XmlElement[],
  attribute: string,
  kind: string,
): string | undefined {
  const found = elements.find(
    ({ attributes }) => attributes[attribute] === kind && attributes.ValidYN !== 'N',
  );
  return textOf(found);
}

function pagesOf(article: XmlElement | undefined): string | undefined {
  const pagination = childOf(article, 'Pagination');
  const [start, end] = ['StartPage', 'EndPage'].map((name) => textOf(childOf(pagination, name)));
  const range = start !== undefined && end !== undefined ? `${start}-${end}` : start;
  return fullPages(textOf(childOf(pagination, 'MedlinePgn')) ?? range);
}

/** An article number, among the publisher's identifiers (`pii`) of every form. */
const articleNumber = /^(?:e?\d{3,7}|[A-Z\d]{4})$/i;

/** Pages, or the number of an article that has none. */
function locationOf(article: XmlElement | undefined): Partial<Item> {
  const page = pagesOf(article);
  const pii = identifierOfKind(childrenOf(article, 'ELocationID'), 'EIdType', 'pii') ?? '';
  return page === undefined ? { number: articleNumber.test(pii) ? pii : undefined } : { page };
}

function abstractOf(parent: XmlElement | undefined): string | undefined {
  const parts = childrenOf(childOf(parent, 'Abstract'), 'AbstractText').map((part) => {
    const label = part.attributes.Label;
    return `${label === undefined ? '' : `${label}: `}${markupOf(part) ?? ''}`;
  });
  return readPlainText(parts.join(' '));
}

function pubmedRecord(item: Item, notices: SourceRecord['notices']): SourceRecord {
  return {
    source,
    item,
    evidence: evidenceOf(item, source),
    notices,
    record: { name: sources.pubmed.name, url: `https://pubmed.ncbi.nlm.nih.gov/${item.PMID}/` },
  };
}

function articleRecord(entry: XmlElement): SourceRecord | undefined {
  const citation = childOf(entry, 'MedlineCitation');
  const article = childOf(citation, 'Article');
  const journal = childOf(article, 'Journal');
  const issue = childOf(journal, 'JournalIssue');
  const pmid = textOf(childOf(citation, 'PMID'));
  if (pmid === undefined || article === undefined) return undefined;
  const ids = childrenOf(childOf(entry, 'PubmedData', 'ArticleIdList'), 'ArticleId');
  const language = languageOf(textOf(childOf(article, 'Language')));
  const kinds = descendantsOf(article, 'PublicationType').map(textOf);
  const isPreprint = kinds.includes('Preprint');
  const original = childOf(article, 'VernacularTitle');
  const doi =
    identifierOfKind(childrenOf(article, 'ELocationID'), 'EIdType', 'doi') ??
    identifierOfKind(ids, 'IdType', 'doi');
  const abbreviation = textOf(childOf(journal, 'ISOAbbreviation'));
  const container = journalTitle(textOf(childOf(journal, 'Title')), language === 'en');
  const item = definedItem({
    id: `PMID:${pmid}`,
    type: isPreprint ? 'article' : 'article-journal',
    title: pubmedTitle(original ?? childOf(article, 'ArticleTitle')),
    author: namesIn(childOf(article, 'AuthorList')),
    issued: pubmedDate(childOf(issue, 'PubDate')) ?? pubmedDate(childOf(article, 'ArticleDate')),
    ...(isPreprint
      ? { publisher: container, genre: 'Preprint' }
      : { 'container-title': container, 'container-title-short': abbreviation }),
    volume: textOf(childOf(issue, 'Volume')),
    issue: textOf(childOf(issue, 'Issue')),
    ...locationOf(article),
    ISSN: textOf(childOf(journal, 'ISSN')),
    DOI: doi?.toLowerCase(),
    PMID: pmid,
    PMCID: identifierOfKind(ids, 'IdType', 'pmc'),
    language,
    abstract: abstractOf(article),
  });
  return pubmedRecord(item, pubmedNotices(citation, isPreprint));
}

function listOf(parent: XmlElement | undefined, type: string): XmlElement | undefined {
  return childrenOf(parent, 'AuthorList').find(({ attributes }) => (attributes.Type ?? 'authors') === type);
}

/** A book of NCBI's shelf, or one of its chapters. */
function bookRecord(entry: XmlElement): SourceRecord | undefined {
  const document = childOf(entry, 'BookDocument');
  const book = childOf(document, 'Book');
  const pmid = textOf(childOf(document, 'PMID'));
  if (pmid === undefined || book === undefined) return undefined;
  const chapter = pubmedTitle(childOf(document, 'ArticleTitle'));
  const title = pubmedTitle(childOf(book, 'BookTitle'));
  const isChapter = chapter !== undefined && chapter !== title;
  const ownAuthors = namesIn(listOf(document, 'authors'));
  const ids = childrenOf(childOf(document, 'ArticleIdList'), 'ArticleId');
  const places = [document, book].flatMap((element) => childrenOf(element, 'ELocationID'));
  const doi = identifierOfKind(ids, 'IdType', 'doi') ?? identifierOfKind(places, 'EIdType', 'doi');
  const item = definedItem({
    id: `PMID:${pmid}`,
    type: isChapter ? 'chapter' : 'book',
    title: isChapter ? chapter : title,
    author: ownAuthors.length > 0 ? ownAuthors : namesIn(listOf(book, 'authors')),
    editor: namesIn(listOf(book, 'editors')),
    issued: pubmedDate(childOf(book, 'PubDate')),
    'container-title': isChapter ? title : undefined,
    'collection-title': textOf(childOf(book, 'CollectionTitle')),
    edition: editionOf(textOf(childOf(book, 'Edition'))),
    publisher: publisherOf(textOf(childOf(book, 'Publisher', 'PublisherName'))),
    'publisher-place': placeOf(textOf(childOf(book, 'Publisher', 'PublisherLocation'))),
    ISBN: textOf(childOf(book, 'Isbn')),
    page: pagesOf(document),
    DOI: doi?.toLowerCase(),
    PMID: pmid,
    language: languageOf(textOf(childOf(document, 'Language'))),
    abstract: abstractOf(document),
  });
  return pubmedRecord(item, []);
}

/** The articles and books in an answer of efetch (https://www.ncbi.nlm.nih.gov/books/NBK25499/), in its order. */
export function parseArticles(document: XmlElement | undefined): SourceRecord[] {
  const entries = document?.content.filter((piece) => typeof piece !== 'string') ?? [];
  return entries.flatMap((entry) => {
    const read =
      entry.name === 'PubmedArticle'
        ? articleRecord
        : entry.name === 'PubmedBookArticle'
          ? bookRecord
          : undefined;
    return read?.(entry) ?? [];
  });
}
