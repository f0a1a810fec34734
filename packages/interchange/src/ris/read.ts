import { type DateValue, fileNames, type Item, type Name, personName, readDate } from '@citewright/record';
import type { FileRecord, Reader } from '../format.ts';
import { type Fields, ownPrefix, withOwnFields } from '../item/own-fields.ts';
import { nameTags, ownTag, textTags, typesByTag } from './fields.ts';
import { parseRecords, type RisRecord } from './parse-records.ts';

/** The variable of each tag with names. */
const variablesByTag = new Map(
  nameTags.flatMap(([variable, ...tags]) => tags.map((tag) => [tag, variable] as const)),
);

/** "Family, Given, Suffix"; without a comma an organisation. */
function readName(text: string): Name {
  const [family = '', given, suffix] = text.split(',').map((part) => part.trim());
  return given === undefined ? { literal: family } : personName({ family, given, suffix }, fileNames);
}

const valuesOf = (record: RisRecord, tag: string) =>
  record.flatMap(([known, value]) => (known === tag && value !== '' ? [value] : []));

const isIssn = (text: string) => /^\d{4}-?\d{3}[\dXx]$/.test(text);

/** One tag holds both ISBN and ISSN; they differ in length. */
function numbersOf(record: RisRecord): Fields {
  const numbers = valuesOf(record, 'SN').flatMap((value) => value.split(/[;,]|\s(?=[\dX-]{8})/));
  const bare = numbers.map((number) => number.replace(/\s*\(.*\)/, '').trim()).filter(Boolean);
  return {
    ISSN: bare.filter(isIssn).join(', '),
    ISBN: bare.filter((number) => !isIssn(number)).join(' '),
  };
}

/** Titles of the container. In books `T2` is the title of a series; `JO` is an abbreviation where there is a full title. */
function containersOf(record: RisRecord, type: string): Fields {
  const [second, full, short] = ['T2', 'JF', 'JO'].map((tag) => valuesOf(record, tag)[0]);
  if (type === 'book' && second !== undefined && valuesOf(record, 'T3').length === 0) {
    return { 'container-title': undefined, 'collection-title': second };
  }
  const beside = short !== undefined && short !== (second ?? full) && (second ?? full) !== undefined;
  return beside && !record.some(([tag]) => tag === 'J2' || tag === 'JA')
    ? { 'container-title-short': short }
    : {};
}

/** The most precise of several dates: `PY` is a year, `DA` a day. */
function issuedOf(record: RisRecord): DateValue | undefined {
  const dates = ['DA', 'PY', 'Y1']
    .flatMap((tag) => valuesOf(record, tag))
    .flatMap((text) => readRisDate(text) ?? []);
  const precision = (date: DateValue) => date['date-parts']?.[0]?.length ?? 0;
  return dates.toSorted((one, other) => precision(other) - precision(one))[0];
}

/** `2019/05/01/` and, after the third slash, words such as a season, which are left out. */
function readRisDate(text: string): DateValue | undefined {
  const [, numbers] = /^(\d{1,4}\/\d{0,2}\/\d{0,2})\/[^/]*$/.exec(text) ?? [];
  return readDate(numbers ?? text);
}

function pageOf(record: RisRecord): string | undefined {
  const [[first], [last]] = [valuesOf(record, 'SP'), valuesOf(record, 'EP')];
  if (first === undefined || last === undefined || first === last) return first ?? last;
  return first.includes('-') ? first : `${first}-${last}`;
}

function namesOf(record: RisRecord, type: string): Fields {
  // In books `A2` is for the editors of the series, unless there are no others (RIS field guide).
  const hasEditors = type === 'book' && valuesOf(record, 'A3').length > 0;
  const inBooks: Readonly<Record<string, string>> = {
    editor: 'collection-editor',
    'collection-editor': 'editor',
  };
  const lines = record.flatMap(([tag, value]) => {
    const variable = variablesByTag.get(tag);
    return variable && value
      ? [{ variable: (hasEditors && inBooks[variable]) || variable, name: readName(value) }]
      : [];
  });
  const byVariable = Map.groupBy(lines, ({ variable }) => variable);
  return Object.fromEntries(
    [...byVariable].map(([variable, group]) => [variable, group.map(({ name }) => name)]),
  );
}

function readOwnFields(record: RisRecord): Map<string, string> {
  const own = valuesOf(record, ownTag).flatMap((value): [string, string][] => {
    const colon = value.indexOf(':');
    return value.startsWith(ownPrefix) && colon > 0
      ? [[value.slice(ownPrefix.length, colon), value.slice(colon + 1).trim()]]
      : [];
  });
  return new Map(own);
}

/** The item of a record of RIS. */
export function readRisItem(record: RisRecord): Item {
  const [tag = ''] = valuesOf(record, 'TY');
  const type = typesByTag.get(tag.toUpperCase()) ?? 'document';
  const texts = textTags.map(([variable, ...tags]) => [
    variable,
    tags.flatMap((tag) => valuesOf(record, tag))[0],
  ]);
  const fields: Fields = {
    ...Object.fromEntries(texts),
    ...containersOf(record, type),
    ...namesOf(record, type),
    ...numbersOf(record),
    note: valuesOf(record, 'N1').join(' '),
    page: pageOf(record),
    issued: issuedOf(record),
    accessed: readRisDate(valuesOf(record, 'Y2')[0] ?? ''),
    keyword: valuesOf(record, 'KW').join(', '),
  };
  return withOwnFields(type, fields, readOwnFields(record));
}

const readRecord = (record: RisRecord): FileRecord => ({
  item: readRisItem(record),
  label: record.find(([, value]) => value)?.[1] ?? '',
});

export const risReader: Reader = {
  begins: /^TY {1,2}- /m,
  *read(text, limit) {
    for (const record of parseRecords(text, limit)) yield readRecord(record);
  },
};
