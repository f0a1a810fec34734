import {
  comparable,
  type Evidence,
  type FieldEvidence,
  type Item,
  isShouted,
  type Name,
  type Notice,
  yearOf,
} from '@citewright/record';
import type { Trust } from './source-table.ts';
import type { SourceRecord } from './sources/source-record.ts';
import { isAbbreviated, spellsOut } from './text/abbreviation.ts';

const firstName = ([name]: Name[]) => comparable(name?.family ?? name?.literal ?? '');

/** How values of a field are compared; other fields agree when their text is the same. */
const comparisons: Record<string, (value: never) => string> = {
  title: (value: string) => comparable(value.replaceAll('&', 'and')),
  author: firstName,
  editor: firstName,
  issued: (value: NonNullable<Item['issued']>) => String(yearOf(value)),
};

/** Fields whose disagreement is reported in a notice. */
const noticeFields = ['title', 'author', 'issued'] as const;

/** Fields whose capitals styles change or preserve. */
const titleFields = new Set(['title', 'container-title', 'collection-title']);

/** Fields that belong to another field of the same source: the place to its publisher, the number to its series. */
const companions: Record<string, string> = {
  'publisher-place': 'publisher',
  'collection-number': 'collection-title',
  issue: 'volume',
  page: 'container-title',
};

function keyOf(name: string, value: unknown): string {
  const compare = comparisons[name] as ((value: unknown) => string) | undefined;
  return compare
    ? compare(value)
    : comparable(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

/** A title with a subtitle and one without it agree. */
function agree(name: string, first: unknown, second: unknown): boolean {
  const [one, other] = [keyOf(name, first), keyOf(name, second)];
  return one === other || (name === 'title' && (one.startsWith(other) || other.startsWith(one)));
}

function byTrust(records: readonly SourceRecord[], order: readonly string[] = []): SourceRecord[] {
  const rank = (record: SourceRecord) => {
    const index = order.indexOf(record.source);
    return index < 0 ? order.length : index;
  };
  return records.toSorted((first, second) => rank(first) - rank(second));
}

const fieldOfItem = ({ item }: SourceRecord, name: string): unknown => item[name as keyof Item];

interface SourceValue {
  source: string;
  value: unknown;
}

function valuesOf(name: string, records: readonly SourceRecord[]): SourceValue[] {
  return records.flatMap((record) => {
    const value = fieldOfItem(record, name);
    return value === undefined ? [] : [{ source: record.evidence[name]?.source ?? record.source, value }];
  });
}

/** An abbreviated journal name ("Phys. Rev. B") as another source spells it out. */
function unabbreviated(name: string, value: unknown, others: readonly SourceValue[]): unknown {
  if (name !== 'container-title' || typeof value !== 'string' || !isAbbreviated(value)) return value;
  const full = others.find(({ value: other }) => typeof other === 'string' && spellsOut(other, value));
  return full?.value ?? value;
}

interface MergedField {
  value: unknown;
  evidence: FieldEvidence;
  /** More sources disagree than agree. */
  outvoted: boolean;
}

/** A title in capitals as another source writes it, if they differ in nothing else. */
function inNaturalCase(name: string, value: unknown, others: readonly SourceValue[]): unknown {
  if (typeof value !== 'string' || !titleFields.has(name) || !isShouted(value)) return value;
  const key = keyOf(name, value);
  const twin = others.find(
    ({ value: other }) => typeof other === 'string' && !isShouted(other) && keyOf(name, other) === key,
  );
  return twin?.value ?? value;
}

function mergeField(name: string, records: readonly SourceRecord[]): MergedField | undefined {
  const [best, ...others] = valuesOf(name, records);
  if (best === undefined) return undefined;
  const disagreements = others.filter((other) => !agree(name, best.value, other.value));
  return {
    value: unabbreviated(name, inNaturalCase(name, best.value, others), others),
    evidence: { source: best.source, ...(disagreements.length > 0 && { disagreements }) },
    outvoted: disagreements.length > 0 && disagreements.length >= 1 + others.length - disagreements.length,
  };
}

/** The records that agree on the field to which this one belongs. */
function recordsOfCompanion(name: string, records: readonly SourceRecord[]): readonly SourceRecord[] {
  const leader = companions[name];
  const best = leader === undefined ? undefined : valuesOf(leader, records)[0];
  if (leader === undefined || best === undefined) return records;
  return records.filter((record) => {
    const value = fieldOfItem(record, leader);
    return value !== undefined && agree(leader, best.value, value);
  });
}

/**
 * Authors and editors are taken together from the most trusted source that has any. One source may list the
 * editors of a volume as authors; combining both would name them twice.
 */
function creatorRecords(records: readonly SourceRecord[]): SourceRecord[] {
  const first = records.find(({ item }) => item.author !== undefined || item.editor !== undefined);
  return records.filter((record) => {
    if (record === first || first === undefined) return true;
    const { author, editor } = record.item;
    return (
      (author === undefined || first.item.author !== undefined) &&
      (editor === undefined || first.item.editor !== undefined)
    );
  });
}

function recordsFor(name: string, records: readonly SourceRecord[], trust: Trust): readonly SourceRecord[] {
  const ordered = byTrust(records, trust[name] ?? trust.everything);
  return name === 'author' || name === 'editor' ? creatorRecords(ordered) : recordsOfCompanion(name, ordered);
}

function disagreementNotices(merged: ReadonlyMap<string, MergedField>): Notice[] {
  const fields = noticeFields.filter((name) => merged.get(name)?.outvoted);
  if (fields.length === 0) return [];
  return [{ code: 'sources-disagree', values: { among: 'registers', fields }, fields }];
}

/** Several sources may report the same retraction. */
function distinctNotices(notices: readonly Notice[]): Notice[] {
  const keys = notices.map(
    ({ code, url, values }) => `${code} ${url?.toLowerCase() ?? JSON.stringify(values)}`,
  );
  return notices.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

/**
 * Merges the records of one work. Each field comes from the most trusted source that has it; different values
 * of other sources are kept as evidence. Type, id and record are those of the first record. A notice reports
 * a disagreement on title, year or first author, unless one source disagrees with several.
 */
export function mergeRecords(
  records: readonly [SourceRecord, ...SourceRecord[]],
  trust: Trust,
): SourceRecord {
  const [first] = records;
  const names = new Set(records.flatMap((record) => Object.keys(record.item)));
  const fields = [...names].filter((name) => name !== 'id' && name !== 'type');
  const merged = new Map(
    fields.flatMap((name) => {
      const field = mergeField(name, recordsFor(name, records, trust));
      return field === undefined ? [] : [[name, field] as const];
    }),
  );
  const evidence: Evidence = Object.fromEntries([...merged].map(([name, field]) => [name, field.evidence]));
  return {
    ...first,
    item: {
      ...Object.fromEntries([...merged].map(([name, { value }]) => [name, value])),
      id: first.item.id,
      type: first.item.type,
    },
    evidence: { type: { source: first.source }, ...evidence },
    notices: distinctNotices([
      ...records.flatMap((record) => record.notices),
      ...disagreementNotices(merged),
    ]),
  };
}
