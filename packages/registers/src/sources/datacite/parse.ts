import type { DateValue, Evidence, Item, Name } from '@citewright/record';
import {
  isPlaceholderName,
  nameFromParts,
  readMarkup,
  readName,
  readRegistryDate,
  registryNames,
  yearOf,
} from '@citewright/record';
import { sources } from '../../source-table.ts';
import { publisherOf } from '../book-fields.ts';
import { plainTextOf } from '../plain-text.ts';
import { definedItem, evidenceOf, type SourceRecord } from '../source-record.ts';
import { joinTitle } from '../titles.ts';
import { dataciteNotices } from './notices.ts';
import { type Attributes, type Creator, doiAnswerSchema, doisAnswerSchema } from './schema.ts';
import { dataciteGenre, itemTypeOf } from './types.ts';

const source = 'datacite';

/** Date types of publication, best first. */
const datePlaces = ['Issued', 'Updated', 'Available'];

/** Some names contain roles: `Christine (Ed.)`. */
const namePart = (text: string | undefined) => plainTextOf(text?.replace(/\s*\([^()]{0,40}\)/g, ''));

function dataciteName({ name, nameType, givenName, familyName }: Creator): Name | undefined {
  const whole = plainTextOf(name);
  // DataCite requires a creator and has codes for unknown ones, so "Anonymous" is what the work states.
  if (whole !== undefined && isPlaceholderName(whole))
    return whole.toLowerCase() === 'anonymous' ? { literal: whole } : undefined;
  if (nameType === 'Organizational') return whole === undefined ? undefined : { literal: whole };
  if (familyName !== undefined) return nameFromParts(namePart(familyName), namePart(givenName));
  return whole === undefined ? undefined : readName(whole, registryNames);
}

const dataciteNames = (creators: Creator[]) =>
  creators.map(dataciteName).filter((name) => name !== undefined);

/** The book or journal in which the work was published, if the deposit names it. */
const hostOfDeposit = ({ relatedItems }: Attributes) =>
  relatedItems.find(({ relationType, titles }) => relationType === 'IsPublishedIn' && titles.length > 0);

function registeredDate({ dates, publicationYear }: Attributes): { issued?: DateValue; evidence: Evidence } {
  const known = [
    ...datePlaces.map((type) => ({ place: type, text: dates.find((date) => date.dateType === type)?.date })),
    { place: 'publicationYear', text: publicationYear === undefined ? undefined : String(publicationYear) },
  ];
  for (const { place, text } of known) {
    const issued = text === undefined ? undefined : readRegistryDate(text.split('/')[0] ?? '');
    if (issued !== undefined) return { issued, evidence: { issued: { source: `${source} ${place}` } } };
  }
  return { evidence: {} };
}

/** A repository dates its copy; a work published in a book is cited with the book's year. */
function dataciteIssued(attributes: Attributes): { issued?: DateValue; evidence: Evidence } {
  const registered = registeredDate(attributes);
  const host = readRegistryDate(hostOfDeposit(attributes)?.publicationYear ?? '');
  if (host === undefined || yearOf(host) === yearOf(registered.issued)) return registered;
  return { issued: host, evidence: { issued: { source: `${source} relatedItem` } } };
}

function dataciteTitle({ titles }: Attributes): string | undefined {
  const main = titles.find((title) => title.titleType === undefined) ?? titles[0];
  const subtitle = titles.find((title) => title.titleType === 'Subtitle' && title !== main);
  return joinTitle(main?.title, subtitle?.title);
}

/** Volumes and pages are free text in deposits; anything but a number or code is ignored. */
const number = (text: string | undefined) =>
  text !== undefined && /^[\w.:–-]{1,20}$/.test(text) ? text : undefined;

/** `33–52 Pages` in the field for file sizes. */
const pagesAsSize = /^(\d{1,5}) ?[-–] ?(\d{1,5}) (?:pages|seiten|pp?\.)$/i;

function datacitePage({ sizes, ...attributes }: Attributes): string | undefined {
  const place = hostOfDeposit({ sizes, ...attributes }) ?? attributes.container;
  const first = number(place?.firstPage);
  const last = number(place?.lastPage);
  if (first !== undefined) return last === undefined || first === last ? first : `${first}-${last}`;
  return sizes.map((size) => pagesAsSize.exec(size)?.slice(1).join('-')).find((pages) => pages !== undefined);
}

function dataciteVenue(attributes: Attributes, type: string): Partial<Item> {
  const { container } = attributes;
  const host = hostOfDeposit(attributes);
  const named = host?.titles[0]?.title ?? container?.title;
  const title = named === undefined ? undefined : readMarkup(named.replace(/;\s*\d.*$/, ''));
  if (type === 'dataset' || type === 'software' || type === 'book' || type === 'thesis') {
    return { 'collection-title': title };
  }
  return {
    'container-title': title,
    volume: number(host?.volume ?? container?.volume),
    issue: number(host?.issue ?? container?.issue),
    page: datacitePage(attributes),
  };
}

function dataciteItem(attributes: Attributes, issued: DateValue | undefined): Item {
  const type = itemTypeOf(attributes);
  const abstract = attributes.descriptions.find(({ descriptionType }) => descriptionType === 'Abstract');
  return definedItem({
    id: attributes.doi,
    type,
    title: dataciteTitle(attributes),
    author: dataciteNames(attributes.creators),
    editor: dataciteNames(
      attributes.contributors.filter(({ contributorType }) => contributorType === 'Editor'),
    ),
    issued,
    ...dataciteVenue(attributes, type),
    publisher: publisherOf(hostOfDeposit(attributes)?.publisher ?? attributes.publisher),
    version: type === 'software' || type === 'dataset' ? attributes.version : undefined,
    genre: dataciteGenre(attributes, type),
    DOI: attributes.doi,
    language: attributes.language,
    abstract: plainTextOf(abstract?.description),
  });
}

function dataciteRecord(attributes: Attributes): SourceRecord | undefined {
  if (attributes.titles.length === 0 && attributes.creators.length === 0) return undefined;
  const { issued, evidence } = dataciteIssued(attributes);
  const item = dataciteItem(attributes, issued);
  return {
    source,
    item,
    evidence: evidenceOf(item, source, evidence),
    notices: dataciteNotices(attributes, item.type),
    record: { name: sources.datacite.name, url: `https://doi.org/${attributes.doi}` },
    ...(attributes.citationCount !== undefined && { citedBy: attributes.citationCount }),
  };
}

/** The record in an answer of `/dois/{doi}`, or `undefined` when the answer holds none. */
export function parseDoi(answer: unknown): SourceRecord | undefined {
  const parsed = doiAnswerSchema.safeParse(answer);
  return parsed.success ? dataciteRecord(parsed.data.data.attributes) : undefined;
}

/** The records in an answer of `/dois`. */
export function parseDois(answer: unknown): SourceRecord[] {
  const parsed = doisAnswerSchema.safeParse(answer);
  return parsed.success ? parsed.data.data.flatMap(({ attributes }) => dataciteRecord(attributes) ?? []) : [];
}
