import type { DateValue, Item, Name } from '@citewright/csl';
import { nameFromParts, parseName } from '../../names/person.ts';
import type { Evidence } from '../../resolution.ts';
import { cleanMarkup, cleanText } from '../../text/markup.ts';
import { dateFromParts, yearOf } from '../dates.ts';
import { definedItem, evidenceOf, type SourceRecord } from '../source-record.ts';
import { joinTitle } from '../titles.ts';
import { noticesOf } from './notices.ts';
import { type Contributor, type Work, workAnswerSchema, worksAnswerSchema } from './schema.ts';
import { itemTypes, postedGenres } from './types.ts';

const source = 'crossref';

const datePlaces = [
  'published-print',
  'published-online',
  'posted',
  'issued',
  'published',
  'approved',
] as const satisfies (keyof Work)[];

type DatePlace = (typeof datePlaces)[number];

const clean = (text: string | undefined) => (text === undefined ? undefined : cleanText(text));

function nameOf({ family, given, suffix, name }: Contributor): Name | undefined {
  // Groups have `name` and nothing else; it is never taken apart. https://github.com/CrossRef/rest-api-doc/blob/master/api_format.md
  const group = clean(name);
  if (group !== undefined) return { literal: group };
  const cleanGiven = clean(given);
  if (family !== undefined && cleanGiven === undefined && family.includes(','))
    return parseName(clean(family) ?? '');
  return nameFromParts(clean(family), cleanGiven, clean(suffix));
}

function namesOf(contributors: Contributor[]): Name[] {
  const names = contributors.map(nameOf).filter((name) => name !== undefined);
  // Deposits repeat a contributor under several roles: once is enough.
  return names.filter((name, index) => {
    const key = JSON.stringify(name);
    return names.findIndex((other) => JSON.stringify(other) === key) === index;
  });
}

/** Works that have a place in print are cited by its date; `issued` is only the earlier of print and online. */
function dateOrder(work: Work): readonly DatePlace[] {
  const printed = work.volume ?? work.issue ?? work.page ?? work.ISBN[0];
  return printed === undefined ? ['posted', 'issued', ...datePlaces] : datePlaces;
}

function issuedOf(work: Work): { issued?: DateValue; evidence: Evidence } {
  const known = dateOrder(work).flatMap((place) => {
    const date = dateFromParts(work[place]?.['date-parts'][0]);
    return date === undefined ? [] : [{ source: `${source} ${place}`, value: date }];
  });
  const [chosen, ...others] = known;
  if (chosen === undefined) return { evidence: {} };
  const differing = others.filter(
    (other, index) =>
      JSON.stringify(other.value) !== JSON.stringify(chosen.value) &&
      others.findIndex(({ source: place }) => place === other.source) === index,
  );
  const disagreements = differing.length > 0 ? { disagreements: differing } : {};
  return { issued: chosen.value, evidence: { issued: { source: chosen.source, ...disagreements } } };
}

function typeOf(work: Work): string {
  const container = work['container-title'][0] ?? '';
  // A "reference book" with a container is an entry of it: Benezit, Grove and the like are deposited so.
  if (work.type === 'reference-book' && container !== '') return 'entry-encyclopedia';
  if (work.type === 'reference-entry' && /\bdictionary|lexicon|glossary\b/i.test(container))
    return 'entry-dictionary';
  if (work.type === 'posted-content' && work.subtype === 'blog') return 'post-weblog';
  if (work.type === 'other' && container !== '' && work.page !== undefined) return 'chapter';
  return itemTypes[work.type ?? ''] ?? 'document';
}

/** bioRxiv and its like stand as `institution`; universities of theses and issuers of reports too. */
function publisherOf(work: Work, type: string): string | undefined {
  const institution = clean(work.institution[0]?.name);
  if (type === 'article' || type === 'thesis') return institution ?? clean(work.publisher);
  return clean(work.publisher) ?? institution ?? clean(work['standards-body']?.name);
}

function containerOf(
  work: Work,
  type: string,
): { container?: string | undefined; series?: string | undefined } {
  const [first, second] = work['container-title'].filter((title) => !/^https?:/.test(title)).map(cleanMarkup);
  if (type === 'post-weblog') return { container: first ?? clean(work['group-title']) };
  if (type === 'book') return { series: first };
  // Of two containers one is the series; deposits do not agree on the order, but the longer name is the volume's.
  if ((type === 'chapter' || type === 'paper-conference') && second !== undefined && first !== undefined) {
    return first.length >= second.length
      ? { container: first, series: second }
      : { container: second, series: first };
  }
  return { container: first };
}

function shortContainerOf(work: Work): string | undefined {
  const short = clean(work['short-container-title'][0]);
  return short === clean(work['container-title'][0]) ? undefined : short;
}

function pageOf(work: Work): { page?: string | undefined; number?: string | undefined } {
  const page = clean(work.page)?.replace(/\s?[-‐‑‒–—]{1,2}\s?/g, '-');
  return page === undefined || page === 'n/a' ? { number: clean(work['article-number']) } : { page };
}

function authorsOf(work: Work): Pick<Item, 'author' | 'editor' | 'translator'> {
  return { author: namesOf(work.author), editor: namesOf(work.editor), translator: namesOf(work.translator) };
}

function genreOf(work: Work): string | undefined {
  if (work.type === 'dissertation') return clean(work.degree[0]);
  return work.type === 'posted-content' ? postedGenres[work.subtype ?? ''] : undefined;
}

function itemOf(work: Work, issued: DateValue | undefined): Item {
  const type = typeOf(work);
  const { container, series } = containerOf(work, type);
  const { page, number } = pageOf(work);
  const title = joinTitle(work.title[0] ?? work['original-title'][0], work.subtitle[0]);
  return definedItem({
    id: work.DOI,
    type,
    title,
    ...authorsOf(work),
    issued,
    'container-title': container,
    'container-title-short': type === 'article-journal' ? shortContainerOf(work) : undefined,
    'collection-title': series,
    volume: clean(work.volume),
    issue: clean(work.issue),
    page,
    number: number ?? clean(work['report-number']),
    edition: clean(work['edition-number']),
    genre: genreOf(work),
    publisher: publisherOf(work, type),
    'publisher-place': clean(work['publisher-location'] ?? work.institution[0]?.place[0]),
    'event-title': clean(work.event?.name),
    'event-place': clean(work.event?.location),
    'event-date': dateFromParts(work.event?.start?.['date-parts'][0]),
    ISBN: work.ISBN[0],
    ISSN: work.ISSN[0],
    DOI: work.DOI,
    language: work.language,
    abstract: work.abstract === undefined ? undefined : cleanText(work.abstract),
  });
}

function yearsOf(work: Work): number[] {
  const years = datePlaces.map((place) => yearOf(dateFromParts(work[place]?.['date-parts'][0])));
  return [...new Set(years)].filter((year) => year !== undefined);
}

function recordOf(work: Work): SourceRecord {
  const { issued, evidence } = issuedOf(work);
  const item = itemOf(work, issued);
  const citedBy = work['is-referenced-by-count'];
  return {
    source,
    item,
    evidence: evidenceOf(item, source, evidence),
    notices: noticesOf(work),
    record: { name: 'Crossref', url: `https://doi.org/${work.DOI}` },
    years: yearsOf(work),
    ...(citedBy !== undefined && { citedBy }),
  };
}

/** The record in an answer of `/works/{doi}`, or `undefined` when the answer holds none. */
export function parseWork(answer: unknown): SourceRecord | undefined {
  const parsed = workAnswerSchema.safeParse(answer);
  return parsed.success ? recordOf(parsed.data.message) : undefined;
}

/** The records in an answer of `/works?query...`, in its order. */
export function parseWorks(answer: unknown): SourceRecord[] {
  const parsed = worksAnswerSchema.safeParse(answer);
  return parsed.success ? parsed.data.message.items.map(recordOf) : [];
}
