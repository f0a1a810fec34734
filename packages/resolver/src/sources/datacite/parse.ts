import type { DateValue, Item, Name } from '@citewright/csl';
import { nameFromParts, parseName } from '../../names/person.ts';
import type { Evidence } from '../../resolution.ts';
import { cleanMarkup, cleanText } from '../../text/markup.ts';
import { publisherOf } from '../book-fields.ts';
import { dateFromText } from '../dates.ts';
import { definedItem, evidenceOf, type SourceRecord } from '../source-record.ts';
import { joinTitle } from '../titles.ts';
import { noticesOf } from './notices.ts';
import { type Attributes, type Creator, doiAnswerSchema } from './schema.ts';
import { itemTypeOf } from './types.ts';

const source = 'datacite';

/** When a record was published, by `dateType`, the best first. */
const datePlaces = ['Issued', 'Updated', 'Available'];

const clean = (text: string | undefined) => (text === undefined ? undefined : cleanText(text));

/** Names carry roles at times: `Christine (Ed.)`. */
const namePart = (text: string | undefined) => clean(text?.replace(/\s*\([^()]{0,40}\)/g, ''));

function nameOf({ name, nameType, givenName, familyName }: Creator): Name | undefined {
  const whole = clean(name);
  if (nameType === 'Organizational') return whole === undefined ? undefined : { literal: whole };
  if (familyName !== undefined) return nameFromParts(namePart(familyName), namePart(givenName));
  return whole === undefined ? undefined : parseName(whole);
}

const namesOf = (creators: Creator[]) => creators.map(nameOf).filter((name) => name !== undefined);

function issuedOf({ dates, publicationYear }: Attributes): { issued?: DateValue; evidence: Evidence } {
  const known = [
    ...datePlaces.map((type) => ({ place: type, text: dates.find((date) => date.dateType === type)?.date })),
    { place: 'publicationYear', text: publicationYear === undefined ? undefined : String(publicationYear) },
  ];
  for (const { place, text } of known) {
    const issued = text === undefined ? undefined : dateFromText(text.split('/')[0] ?? '');
    if (issued !== undefined) return { issued, evidence: { issued: { source: `${source} ${place}` } } };
  }
  return { evidence: {} };
}

function titleOf({ titles }: Attributes): string | undefined {
  const main = titles.find((title) => title.titleType === undefined) ?? titles[0];
  const subtitle = titles.find((title) => title.titleType === 'Subtitle' && title !== main);
  return joinTitle(main?.title, subtitle?.title);
}

/** Volumes and pages are free text in deposits; what holds more than a number or code is a sentence about the event. */
const number = (text: string | undefined) =>
  text !== undefined && /^[\w.:–-]{1,20}$/.test(text) ? text : undefined;

function placeOf({ container }: Attributes, type: string): Partial<Item> {
  const first = number(container?.firstPage);
  const last = number(container?.lastPage);
  const title =
    container?.title === undefined ? undefined : cleanMarkup(container.title.replace(/;\s*\d.*$/, ''));
  if (type === 'dataset' || type === 'software' || type === 'book' || type === 'thesis') {
    return { 'collection-title': title };
  }
  return {
    'container-title': title,
    volume: number(container?.volume),
    issue: number(container?.issue),
    page: first !== undefined && last !== undefined && first !== last ? `${first}-${last}` : first,
  };
}

function itemOf(attributes: Attributes, issued: DateValue | undefined): Item {
  const type = itemTypeOf(attributes);
  const abstract = attributes.descriptions.find(({ descriptionType }) => descriptionType === 'Abstract');
  return definedItem({
    id: attributes.doi,
    type,
    title: titleOf(attributes),
    author: namesOf(attributes.creators),
    editor: namesOf(attributes.contributors.filter(({ contributorType }) => contributorType === 'Editor')),
    issued,
    ...placeOf(attributes, type),
    publisher: publisherOf(attributes.publisher),
    version: type === 'software' || type === 'dataset' ? attributes.version : undefined,
    genre: type === 'article' ? 'Preprint' : undefined,
    DOI: attributes.doi,
    language: attributes.language,
    abstract: clean(abstract?.description),
  });
}

/** The record in an answer of `/dois/{doi}`, or `undefined` when the answer holds none. */
export function parseDoi(answer: unknown): SourceRecord | undefined {
  const parsed = doiAnswerSchema.safeParse(answer);
  if (!parsed.success) return undefined;
  const { attributes } = parsed.data.data;
  if (attributes.titles.length === 0 && attributes.creators.length === 0) return undefined;
  const { issued, evidence } = issuedOf(attributes);
  const item = itemOf(attributes, issued);
  return {
    source,
    item,
    evidence: evidenceOf(item, source, evidence),
    notices: noticesOf(attributes, item.type),
    record: { name: 'DataCite', url: `https://doi.org/${attributes.doi}` },
    ...(attributes.citationCount !== undefined && { citedBy: attributes.citationCount }),
  };
}
