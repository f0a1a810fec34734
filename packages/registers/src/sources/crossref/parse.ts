import type { DateValue, Item } from '@citewright/record';
import { dateFromParts, readPlainText } from '@citewright/record';
import { sources } from '../../source-table.ts';
import { isAbbreviated } from '../../text/abbreviation.ts';
import { editionOf, placeOf, publisherOf as publisherName } from '../book-fields.ts';
import { plainTextOf } from '../plain-text.ts';
import { definedItem, evidenceOf, type SourceRecord } from '../source-record.ts';
import { joinTitle } from '../titles.ts';
import { containerOf } from './container.ts';
import { crossrefIssued, yearsOf } from './issued.ts';
import { crossrefNames } from './names.ts';
import { crossrefNotices } from './notices.ts';
import { preprintServer } from './preprint-server.ts';
import { type Work, workAnswerSchema, worksAnswerSchema } from './schema.ts';
import { itemTypes, postedGenres } from './types.ts';

const source = 'crossref';

const inEncyclopedia = new Set(['reference-entry', 'reference-book', 'book-chapter']);

function entryType(container: string): string | undefined {
  if (/\b(?:dictionary|lexicon|glossary)\b/i.test(container)) return 'entry-dictionary';
  return /\bencyclop(?:a|e|ae)dia\b/i.test(container) ? 'entry-encyclopedia' : undefined;
}

function crossrefType(work: Work): string {
  const type = work.type ?? '';
  const container = work['container-title'][0] ?? '';
  const entry = inEncyclopedia.has(type) ? entryType(container) : undefined;
  if (entry !== undefined) return entry;
  // A "reference book" with a container is an entry in it: Benezit, Grove and others are deposited so.
  if (type === 'reference-book' && container !== '') return 'entry-encyclopedia';
  if (type === 'posted-content' && work.subtype === 'blog') return 'post-weblog';
  if (type === 'other' && container !== '' && work.page !== undefined) return 'chapter';
  return itemTypes[type] ?? 'document';
}

/** The `institution`: preprint servers such as bioRxiv, universities of theses, issuers of reports. */
function crossrefPublisher(work: Work, type: string): string | undefined {
  const institution = plainTextOf(work.institution[0]?.name);
  if (type === 'article') return institution ?? preprintServer(work.DOI) ?? plainTextOf(work.publisher);
  if (type === 'thesis') return institution ?? plainTextOf(work.publisher);
  return plainTextOf(work.publisher) ?? institution ?? plainTextOf(work['standards-body']?.name);
}

/** The journal's short name; some publishers deposit it in both fields, or the two swapped. */
function shortContainerOf(work: Work, container: string | undefined): string | undefined {
  if (container === undefined || isAbbreviated(container)) return container;
  const names = [work['short-container-title'][0], work['container-title'][0]].map(plainTextOf);
  return names.find((name) => name !== undefined && name.length < container.length);
}

/** Placeholders for a missing volume, issue or page. */
const isNone = (text: string): boolean =>
  /^(?:0+|-+|ahead[- ]of[- ]print|online[- ]?first|early[- ]view|in press|just accepted|null|n\/?a|tba)$/i.test(
    text,
  );

function placeNumber(text: string | undefined): string | undefined {
  const number = plainTextOf(text);
  return number === undefined || isNone(number) ? undefined : number;
}

function crossrefPage(work: Work): { page?: string | undefined; number?: string | undefined } {
  const page = plainTextOf(work.page)
    ?.replace(/\s?[-‐‑‒–—]{1,2}\s?/g, '-')
    .replace(/^([^-]+)-\1$/, '$1');
  const number = plainTextOf(work['article-number']);
  if (page === undefined || page === 'n/a' || isNone(page)) return { number };
  // Pages that start at 1 are those of the article's own file: the article number locates it in the volume.
  return /^1-\d/.test(page) ? { page, number } : { page };
}

/** Some journals deposit the handling editor of an article, who is not cited. */
const editedTypes = new Set([
  'book',
  'chapter',
  'paper-conference',
  'entry-encyclopedia',
  'entry-dictionary',
  'report',
  'review',
]);

function crossrefCreators(work: Work, type: string): Pick<Item, 'author' | 'editor' | 'translator'> {
  return {
    author: crossrefNames(work.author),
    editor: editedTypes.has(type) ? crossrefNames(work.editor) : undefined,
    translator: crossrefNames(work.translator),
  };
}

function crossrefGenre(work: Work): string | undefined {
  if (work.type === 'dissertation') return plainTextOf(work.degree[0]);
  return work.type === 'posted-content' ? postedGenres[work.subtype ?? ''] : undefined;
}

/** The days of a conference: a range where both ends are known. */
function daysOfEvent({ event }: Work): DateValue | undefined {
  const [start, end] = [event?.start, event?.end].map((date) => dateFromParts(date?.['date-parts'][0]));
  const [first, last] = [start, end].map((date) => date?.['date-parts']?.[0]);
  return first && last && String(first) !== String(last) ? { 'date-parts': [first, last] } : start;
}

function crossrefItem(work: Work, issued: DateValue | undefined): Item {
  const type = crossrefType(work);
  const { container, series } = containerOf(work, type);
  const { page, number } = crossrefPage(work);
  const title = joinTitle(work.title[0] ?? work['original-title'][0], work.subtitle[0]);
  return definedItem({
    id: work.DOI,
    type,
    title,
    ...crossrefCreators(work, type),
    issued,
    'container-title': container,
    'container-title-short': type === 'article-journal' ? shortContainerOf(work, container) : undefined,
    'collection-title': series,
    volume: placeNumber(work.volume),
    issue: placeNumber(work.issue),
    page,
    number: number ?? plainTextOf(work['report-number']),
    edition: editionOf(work['edition-number']),
    genre: crossrefGenre(work),
    publisher: publisherName(crossrefPublisher(work, type)),
    'publisher-place': placeOf(work['publisher-location'] ?? work.institution[0]?.place[0]),
    'event-title': plainTextOf(work.event?.name),
    'event-place': plainTextOf(work.event?.location),
    'event-date': daysOfEvent(work),
    ISBN: work.ISBN[0],
    ISSN: work.ISSN[0],
    DOI: work.DOI,
    language: work.language,
    abstract: work.abstract === undefined ? undefined : readPlainText(work.abstract),
  });
}

function crossrefRecord(work: Work): SourceRecord {
  const { issued, evidence } = crossrefIssued(work);
  const item = crossrefItem(work, issued);
  const citedBy = work['is-referenced-by-count'];
  return {
    source,
    item,
    evidence: evidenceOf(item, source, evidence),
    notices: crossrefNotices(work),
    record: { name: sources.crossref.name, url: `https://doi.org/${work.DOI}` },
    years: yearsOf(work),
    ...(work.aliases.length > 0 && { aliases: work.aliases }),
    ...(citedBy !== undefined && { citedBy }),
  };
}

/** The record in an answer of `/works/{doi}`, or `undefined` when the answer holds none. */
export function parseWork(answer: unknown): SourceRecord | undefined {
  const parsed = workAnswerSchema.safeParse(answer);
  return parsed.success ? crossrefRecord(parsed.data.message) : undefined;
}

/** The records in an answer of `/works?query...`, in its order. */
export function parseWorks(answer: unknown): SourceRecord[] {
  const parsed = worksAnswerSchema.safeParse(answer);
  return parsed.success ? parsed.data.message.items.map(crossrefRecord) : [];
}
