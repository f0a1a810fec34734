import { type DateValue, type Item, isLikelyPerson, readDate } from '@citewright/record';
import type { Reader } from '../format.ts';
import { type Fields, ownPrefix, withOwnFields } from '../item/own-fields.ts';
import {
  parseRecords,
  recordLabel,
  type TaggedGrammar,
  type TaggedRecord,
  textsOf,
} from '../tagged/parse-records.ts';
import { customOf, notesOf } from '../values/kinds.ts';
import { doiIn, pagesBetween, readFileName, readStandardNumbers, splitNames } from '../values/read-values.ts';
import { besideOf } from './beside.ts';
import { nameTags, ownTag, paragraphTag, textTags, typesByTag } from './fields.ts';

/** The variable of each tag with names. */
const variablesByTag = new Map(
  nameTags.flatMap(([variable, ...tags]) => tags.map((tag) => [tag, variable] as const)),
);

/** Titles of the container. In books `T2` is the title of a series; `JO` is an abbreviation where there is a full title. */
function containersOf(record: TaggedRecord, type: string): Fields {
  const [second, full, short] = ['T2', 'JF', 'JO'].map((tag) => textsOf(record, tag)[0]);
  if (type === 'book' && second !== undefined && textsOf(record, 'T3').length === 0) {
    return { 'container-title': undefined, 'collection-title': second };
  }
  const beside = short !== undefined && short !== (second ?? full) && (second ?? full) !== undefined;
  return beside && !record.some(([tag]) => tag === 'J2' || tag === 'JA')
    ? { 'container-title-short': short }
    : {};
}

/** The most precise of several dates: `PY` is a year, `DA` a day. */
function risIssued(record: TaggedRecord): DateValue | undefined {
  const dates = ['DA', 'PY', 'Y1']
    .flatMap((tag) => textsOf(record, tag))
    .flatMap((text) => readRisDate(text) ?? []);
  const precision = (date: DateValue) => date['date-parts']?.[0]?.length ?? 0;
  return dates.toSorted((one, other) => precision(other) - precision(one))[0];
}

/** The date of an article, more precise where its issue is called by the month. */
function dateOfIssue(record: TaggedRecord): Fields {
  const [issued, [issue = '']] = [risIssued(record), textsOf(record, 'IS')];
  const [year, month] = issued?.['date-parts']?.[0] ?? [];
  const named = /^\p{L}{3,9}\.?$/u.test(issue) ? readDate(`${issue} ${year}`) : undefined;
  const isMonth =
    named?.['date-parts'] !== undefined && (month === undefined || named['date-parts'][0]?.[1] === month);
  return isMonth ? { issued: month === undefined ? named : issued, issue: undefined } : { issued };
}

/** What databases say beside a work and its sponsors: kept, and not printed. */
function remarksOf(record: TaggedRecord, type: string): Fields {
  const sponsors = record.flatMap(([tag, value]) => (isSponsor(tag, value, type) ? [value] : []));
  const { custom, ...notes } = notesOf(textsOf(record, 'N1').join(' ') || undefined);
  return { ...notes, ...customOf(custom?.beside, sponsors.length > 0 && `Sponsors: ${sponsors.join('; ')}`) };
}

/** `2019/05/01/` and, after the third slash, words such as a season, which are left out. */
function readRisDate(text: string): DateValue | undefined {
  if (/^0+(?:\/|$)/.test(text)) return undefined;
  const [, numbers] = /^(\d{1,4}\/\d{0,2}\/\d{0,2})\/[^/]*$/.exec(text) ?? [];
  return readDate(numbers ?? text);
}

/** Articles and papers have no translators, and bodies are none: databases name sponsors there. */
const isSponsor = (tag: string, value: string, type: string): boolean =>
  tag === 'A4' && (/^(?:article|paper)/.test(type) || !(value.includes(',') || isLikelyPerson(value)));

function risNames(record: TaggedRecord, type: string): Fields {
  const lines = record.flatMap(([tag, value]) => {
    const variable = isSponsor(tag, value, type) ? undefined : variablesByTag.get(tag);
    const names = variable ? splitNames(value).flatMap((text) => readFileName(text, true) ?? []) : [];
    return variable ? names.map((name) => ({ tag, variable, name })) : [];
  });
  // In books `A2` is for the editors of the series, unless there are no others, and `A3` for those of the book (RIS field guide).
  const others = type === 'book' ? lines.filter(({ tag }) => tag === 'A3' || tag === 'ED') : [];
  const inBooks: Readonly<Record<string, string>> = { A2: 'collection-editor', A3: 'editor' };
  const byVariable = Map.groupBy(lines, ({ tag, variable }) =>
    others.length > 0 ? (inBooks[tag] ?? variable) : variable,
  );
  return Object.fromEntries(
    [...byVariable].map(([variable, group]) => [variable, group.map(({ name }) => name)]),
  );
}

const isArticle = (type: string) => /^article|^review/.test(type);

/** Tags that mean different things in different types, or in the files of databases (Scopus, EBSCO, Ovid, Web of Science). */
function risTypedFields(record: TaggedRecord, type: string): Fields {
  const [number, articleNumber] = ['M1', 'C7'].map((tag) => textsOf(record, tag)[0]);
  return {
    // Of an article Web of Science has the addresses of its authors there.
    ...(isArticle(type) && { 'event-title': undefined }),
    // In articles `M1` counts something else in each database.
    number: isArticle(type) ? articleNumber : number,
    DOI: doiIn(...textsOf(record, 'DO', 'L3', 'M3', 'DI')) ?? textsOf(record, 'DO')[0],
  };
}

function readOwnRisFields(record: TaggedRecord): Map<string, string> {
  const own = textsOf(record, ownTag).flatMap((value): [string, string][] => {
    const colon = value.indexOf(':');
    return value.startsWith(ownPrefix) && colon > 0
      ? [[value.slice(ownPrefix.length, colon), value.slice(colon + 1).trim()]]
      : [];
  });
  return new Map(own);
}

/** The item of a record of RIS. */
export function readRisItem(record: TaggedRecord): Item {
  const [tag = ''] = textsOf(record, 'TY');
  const known = typesByTag.get(tag.toUpperCase()) ?? 'document';
  // What has pages in a series is a part of it.
  const type = tag === 'SER' && textsOf(record, 'SP').length > 0 ? 'chapter' : known;
  const texts = textTags.map(([variable, ...tags]) => [
    variable,
    tags.flatMap((tag) => textsOf(record, tag))[0],
  ]);
  const fields: Fields = {
    ...Object.fromEntries(texts),
    ...containersOf(record, type),
    ...risNames(record, type),
    ...risTypedFields(record, type),
    ISSN: undefined,
    ISBN: undefined,
    ...readStandardNumbers(textsOf(record, 'SN')),
    ...remarksOf(record, type),
    annote: textsOf(record, paragraphTag).join('\n'),
    page: pagesBetween(textsOf(record, 'SP')[0], textsOf(record, 'EP')[0]),
    ...dateOfIssue(record),
    accessed: readRisDate(textsOf(record, 'Y2')[0] ?? ''),
    keyword: textsOf(record, 'KW').join(', '),
  };
  const item = withOwnFields(type, fields, readOwnRisFields(record));
  const beside = besideOf(record, item);
  if (beside === '') return item;
  return { ...item, custom: { ...item.custom, ...customOf(item.custom?.beside, beside).custom } };
}

/** RIS: two letters, two spaces, a dash, a space. */
const risGrammar: TaggedGrammar = {
  line: /^([A-Z][A-Z0-9]) {0,2}- ?(.*)$/,
  // Some programs write fields before the type.
  begins: (tag, { record }) =>
    record === undefined || (tag === 'TY' && record.some(([known]) => known === 'TY')),
  ends: 'ER',
};

/** The records of a RIS file, one at a time. */
export const parseRis = (text: string): Generator<TaggedRecord> => parseRecords(text, risGrammar);

export const risReader: Reader = {
  begins: /^TY {1,2}- /m,
  *read(text) {
    for (const record of parseRis(text)) yield { item: readRisItem(record), label: recordLabel(record) };
  },
};
