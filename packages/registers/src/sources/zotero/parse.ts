import { parseDoi, parseIsbn } from '@citewright/identifiers';
import type { Item, Name, RecordLink } from '@citewright/record';
import { nameFromParts, readMarkup, readPlainText, readRegistryDate, zoteroTypes } from '@citewright/record';
import { languageOf } from '../book-fields.ts';
import { editionIn } from '../marc/edition.ts';
import { plainTextOf } from '../plain-text.ts';
import { definedItem, evidenceOf, type SourceRecord } from '../source-record.ts';
import { joinTitle } from '../titles.ts';
import { type ZoteroItem, zoteroItemsSchema } from './schema.ts';
import { creatorRoles, dateFields, textFields, titleFields } from './types.ts';

function zoteroName(
  first: string | undefined,
  last: string | undefined,
  whole: string | undefined,
): Name | undefined {
  // Zotero uses the single field for organisations and for undivided names.
  if (whole !== undefined) return { literal: readPlainText(whole) ?? whole };
  return nameFromParts(plainTextOf(last), first === '' ? undefined : plainTextOf(first));
}

const zoteroRole = (creatorType: string) =>
  creatorRoles[creatorType.charAt(0).toLowerCase() + creatorType.slice(1)];

function namesAs(item: ZoteroItem, role: string): Name[] {
  const creators = item.creators
    .filter(({ creatorType }) => zoteroRole(creatorType) === role)
    .map(({ firstName, lastName, name }) => zoteroName(firstName, lastName, name));
  const pairs = { author: item.author, editor: item.editor, translator: item.translator }[role] ?? [];
  const paired = pairs.map(([first, last]) => zoteroName(first, last, undefined));
  return [...creators, ...paired].filter((name) => name !== undefined);
}

/** The first non-empty field; some translators send numbers. */
function textIn(item: ZoteroItem, fields: readonly string[]): string | undefined {
  const values = fields.map((field) => item[field]);
  const value = values.find(
    (entry) => (typeof entry === 'string' && entry !== '') || typeof entry === 'number',
  );
  return value === undefined ? undefined : String(value);
}

function textsOf(item: ZoteroItem): Partial<Item> {
  const found = Object.entries(textFields).map(([variable, fields]) => {
    const value = textIn(item, fields);
    return [variable, value === undefined ? undefined : readMarkup(value)];
  });
  return Object.fromEntries(found);
}

/** A podcast episode has its series as container. */
function episodeOf({ 'collection-title': series, ...texts }: Partial<Item>): Partial<Item> {
  return { ...texts, ...(series && { 'container-title': series }), genre: 'Audio podcast episode' };
}

/** The place of a presentation is that of its meeting. */
function talkOf({ 'publisher-place': place, ...texts }: Partial<Item>): Partial<Item> {
  return { ...texts, ...(place && { 'event-place': place }) };
}

/** Converts a Zotero item to CSL. A chapter's number is not its number in the series. */
function zoteroItem(item: ZoteroItem, id: string): Item {
  const names = Object.fromEntries(
    [...new Set(Object.values(creatorRoles))].map((role) => [role, namesAs(item, role)]),
  );
  const pages = Number(item.numPages);
  const type = zoteroTypes.get(item.itemType) ?? 'document';
  const texts = textsOf(item);
  return definedItem({
    id,
    type,
    title: joinTitle(textIn(item, titleFields), undefined),
    ...names,
    issued: readRegistryDate(textIn(item, dateFields) ?? ''),
    ...(item.itemType === 'podcast' ? episodeOf(texts) : type === 'speech' ? talkOf(texts) : texts),
    page: plainTextOf(item.pages)?.replace(/\s?[‐‑–—]\s?/g, '-'),
    edition: editionIn(item.edition),
    'number-of-pages': Number.isInteger(pages) && pages > 0 ? pages : undefined,
    language: languageOf(item.language),
    abstract: plainTextOf(item.abstractNote),
    DOI: item.DOI === undefined ? undefined : parseDoi(item.DOI),
    ISBN: item.ISBN === undefined ? undefined : parseIsbn(item.ISBN.split(/\s(?=97|\d{9,})/)[0] ?? ''),
    ISSN: item.ISSN,
    PMID: item.PMID,
    PMCID: item.PMCID,
    URL: item.url,
  });
}

/**
 * A web page with only a title may be a bot wall that the service took for the page: not a record. Without a
 * title only registered works can be identified.
 */
function isCitable(item: Item): boolean {
  if (item.title === undefined) return item.DOI !== undefined;
  return item.type !== 'webpage' || (item.author !== undefined && item.issued !== undefined);
}

/** The first citable item of an answer; `id` is the request. */
export function parseZoteroItems(
  answer: unknown,
  id: string,
  source: string,
  record: RecordLink,
): SourceRecord | undefined {
  const item = zoteroItemsSchema
    .parse(answer)
    .map((entry) => zoteroItem(entry, id))
    .find(isCitable);
  return item && { source, item, evidence: evidenceOf(item, source), notices: [], record };
}
