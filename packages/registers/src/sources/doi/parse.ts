import type { DateValue, Item, Name } from '@citewright/record';
import {
  dateFromParts,
  nameFromParts,
  readMarkup,
  readName,
  readRegistryDate,
  registryNames,
} from '@citewright/record';
import { sources } from '../../source-table.ts';
import { itemTypes as crossrefTypes } from '../crossref/types.ts';
import { plainTextOf } from '../plain-text.ts';
import { definedItem, evidenceOf, type SourceRecord } from '../source-record.ts';
import { joinTitle } from '../titles.ts';
import { isSameDoi } from './same-doi.ts';
import { agencyAnswerSchema, type CslJson, cslJsonSchema, handleAnswerSchema } from './schema.ts';

const source = 'doi.org';

/** The registration agency of a DOI; `none` when doi.org knows no such DOI. */
export type Agency = { agency: string } | { none: true };

/** The agency in an answer of `/ra/{doi}`; `undefined` when it has none. */
export function parseAgency(answer: unknown): Agency | undefined {
  const parsed = agencyAnswerSchema.safeParse(answer);
  const entry = parsed.success ? parsed.data[0] : undefined;
  if (entry?.RA !== undefined) return { agency: entry.RA };
  return entry?.status !== undefined && /does not exist|invalid/i.test(entry.status)
    ? { none: true }
    : undefined;
}

/** The DOI behind a shortDOI: its handle has an alias. https://shortdoi.org */
export function parseAlias(answer: unknown): string | undefined {
  const parsed = handleAnswerSchema.safeParse(answer);
  const alias = parsed.success ? parsed.data.values.find((value) => value.type === 'HS_ALIAS') : undefined;
  return alias?.data.value.toLowerCase();
}

function cslName(name: CslJson['author'][number]): Name | undefined {
  const whole = plainTextOf(name.literal ?? name.name);
  // DataCite also sends people without a name type as `literal` ("Udit Nangia"): parse them like printed names.
  if (whole !== undefined) return readName(whole, registryNames);
  const parsed = nameFromParts(plainTextOf(name.family), plainTextOf(name.given), plainTextOf(name.suffix));
  const particle = plainTextOf(name['non-dropping-particle']);
  return parsed === undefined || particle === undefined
    ? parsed
    : { ...parsed, 'non-dropping-particle': particle };
}

const cslNames = (names: CslJson['author']) => names.map(cslName).filter((name) => name !== undefined);

function cslDate(date: CslJson['issued']): DateValue | undefined {
  return dateFromParts(date?.['date-parts']?.[0]) ?? readRegistryDate(date?.raw ?? date?.literal ?? '');
}

/**
 * The record in a CSL-JSON answer for `doi`, or `undefined` when it has nothing citable. Its DOI is the one that the answer names,
 * which may be another one.
 */
export function parseCslJson(answer: unknown, doi: string): SourceRecord | undefined {
  const parsed = cslJsonSchema.safeParse(Array.isArray(answer) ? answer[0] : answer);
  if (!parsed.success || parsed.data.title === undefined) return undefined;
  const csl = parsed.data;
  const named = csl.DOI === undefined || isSameDoi(csl.DOI, doi) ? doi : csl.DOI.toLowerCase();
  const item: Item = definedItem({
    id: doi,
    // Some agencies use Crossref's type names instead of CSL's.
    type: crossrefTypes[csl.type ?? ''] ?? csl.type ?? 'document',
    title: joinTitle(csl.title, csl.subtitle),
    author: cslNames(csl.author),
    editor: cslNames(csl.editor),
    translator: cslNames(csl.translator),
    issued: cslDate(csl.issued) ?? cslDate(csl.published),
    'container-title': csl['container-title'] === undefined ? undefined : readMarkup(csl['container-title']),
    'collection-title': plainTextOf(csl['collection-title']),
    publisher: plainTextOf(csl.publisher),
    'publisher-place': plainTextOf(csl['publisher-place']),
    volume: csl.volume,
    issue: csl.issue,
    page: csl.page,
    number: csl.number,
    edition: csl.edition,
    version: csl.version,
    genre: plainTextOf(csl.genre),
    language: csl.language,
    abstract: plainTextOf(csl.abstract),
    ISBN: csl.ISBN,
    ISSN: csl.ISSN,
    DOI: named,
  });
  return {
    source,
    item,
    evidence: evidenceOf(item, source),
    notices: [],
    record: { name: sources.doi.name, url: `https://doi.org/${named}` },
  };
}
