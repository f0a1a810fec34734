import type { Evidence, FieldEvidence, Item, Name, Notice } from '@citewright/record';
import { yearOf } from '@citewright/record';
import type { SourceRecord } from './sources/source-record.ts';
import { isAbbreviated, spellsOut } from './text/abbreviation.ts';
import { comparable } from './text/comparable.ts';
import { isShouted } from './text/shouted.ts';

/** For each field, and for `everything` else, the sources in order of trust; who is not named follows as it comes. */
export type Trust = Partial<Record<string, readonly string[]>>;

const firstName = ([name]: Name[]) => comparable(name?.family ?? name?.literal ?? '');

/** What must be equal for two values of a field to agree; other fields agree when they read the same. */
const comparisons: Record<string, (value: never) => string> = {
  title: (value: string) => comparable(value.replaceAll('&', 'and')),
  author: firstName,
  editor: firstName,
  issued: (value: NonNullable<Item['issued']>) => String(yearOf(value)),
};

/** Fields on which a disagreement matters to who cites. */
const telling = { title: 'title', author: 'authors', issued: 'year' } as const;

/** Fields whose capitals styles change or keep. */
const titleFields = new Set(['title', 'container-title', 'collection-title']);

/** Fields that mean something only beside another of the same source: a place is its publisher's, a number its series'. */
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

/** One title may carry a subtitle that the other lacks: that is less, not different. */
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

const fieldOf = ({ item }: SourceRecord, name: string): unknown => item[name as keyof Item];

interface Claim {
  source: string;
  value: unknown;
}

function claimsOf(name: string, records: readonly SourceRecord[]): Claim[] {
  return records.flatMap((record) => {
    const value = fieldOf(record, name);
    return value === undefined ? [] : [{ source: record.evidence[name]?.source ?? record.source, value }];
  });
}

/** The name of a journal that is abbreviated ("Phys. Rev. B") as another source spells it out. */
function inFull(name: string, value: unknown, others: readonly Claim[]): unknown {
  if (name !== 'container-title' || typeof value !== 'string' || !isAbbreviated(value)) return value;
  const full = others.find(({ value: other }) => typeof other === 'string' && spellsOut(other, value));
  return full?.value ?? value;
}

interface MergedField {
  value: unknown;
  evidence: FieldEvidence;
  /** More sources say something else than say the same. */
  outvoted: boolean;
}

/** A title in capitals as another source writes it; two that differ in nothing else are one. */
function inNaturalCase(name: string, value: unknown, others: readonly Claim[]): unknown {
  if (typeof value !== 'string' || !titleFields.has(name) || !isShouted(value)) return value;
  const key = keyOf(name, value);
  const twin = others.find(
    ({ value: other }) => typeof other === 'string' && !isShouted(other) && keyOf(name, other) === key,
  );
  return twin?.value ?? value;
}

function mergeField(name: string, records: readonly SourceRecord[]): MergedField | undefined {
  const [best, ...others] = claimsOf(name, records);
  if (best === undefined) return undefined;
  const disagreements = others.filter((other) => !agree(name, best.value, other.value));
  return {
    value: inFull(name, inNaturalCase(name, best.value, others), others),
    evidence: { source: best.source, ...(disagreements.length > 0 && { disagreements }) },
    outvoted: disagreements.length > 0 && disagreements.length >= 1 + others.length - disagreements.length,
  };
}

/** The records of the sources that say the same of the field that this one belongs to. */
function inCompany(name: string, records: readonly SourceRecord[]): readonly SourceRecord[] {
  const leader = companions[name];
  const best = leader === undefined ? undefined : claimsOf(leader, records)[0];
  if (leader === undefined || best === undefined) return records;
  return records.filter((record) => {
    const value = fieldOf(record, leader);
    return value !== undefined && agree(leader, best.value, value);
  });
}

/**
 * Who wrote and who edited is one statement: where one source has an edited volume and the other calls its editors authors, half
 * of each would name them twice. So both come from the most trusted source that names anybody.
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
  return name === 'author' || name === 'editor' ? creatorRecords(ordered) : inCompany(name, ordered);
}

function disagreementNotices(merged: ReadonlyMap<string, MergedField>): Notice[] {
  const names = (Object.keys(telling) as (keyof typeof telling)[]).filter(
    (name) => merged.get(name)?.outvoted,
  );
  if (names.length === 0) return [];
  const words = names.map((name) => telling[name]).join(' and ');
  return [{ code: 'sources-disagree', message: `The sources disagree on the ${words}.`, fields: names }];
}

/** Two sources may know of the same retraction. */
function distinct(notices: readonly Notice[]): Notice[] {
  const keys = notices.map(({ code, url, message }) => `${code} ${url?.toLowerCase() ?? message}`);
  return notices.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

/**
 * One record out of what several sources say about the same work: for each field the most trusted source that has it, with the
 * others' different values kept as evidence. Type, id and record are those of the first record. A disagreement on title, year or
 * first author is told where it is not one voice against several.
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
    notices: distinct([...records.flatMap((record) => record.notices), ...disagreementNotices(merged)]),
  };
}
