import type { Item, Name } from '@citewright/csl';
import type { Evidence, FieldEvidence, Notice } from './resolution.ts';
import { yearOf } from './sources/dates.ts';
import type { SourceRecord } from './sources/source-record.ts';
import { comparable } from './text/comparable.ts';

/** For each field the sources in order of trust; sources that are not named follow as they come. */
export type Trust = Partial<Record<string, readonly string[]>>;

const namesKey = (names: Name[]) =>
  names.map((name) => comparable(name.family ?? name.literal ?? '')).join('|');

/** What must be equal for two values of a field to agree; other fields agree when they read the same. */
const comparisons: Record<string, (value: never) => string> = {
  title: (value: string) => comparable(value),
  author: namesKey,
  editor: namesKey,
  issued: (value: NonNullable<Item['issued']>) => String(yearOf(value)),
};

/** Fields on which a disagreement matters to who cites. */
const telling = { title: 'title', author: 'authors', issued: 'year' } as const;

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

interface MergedField {
  value: unknown;
  evidence: FieldEvidence;
}

function mergeField(
  name: string,
  records: readonly SourceRecord[],
  order: readonly string[] | undefined,
): MergedField {
  const claims = byTrust(records, order).flatMap((record) => {
    const value = record.item[name as keyof Item];
    return value === undefined ? [] : [{ source: record.evidence[name]?.source ?? record.source, value }];
  });
  const [best, ...others] = claims;
  const disagreements = others.filter((other) => !agree(name, best?.value, other.value));
  return {
    value: best?.value,
    evidence: { source: best?.source ?? '', ...(disagreements.length > 0 && { disagreements }) },
  };
}

function disagreementNotices(evidence: Evidence): Notice[] {
  const names = (Object.keys(telling) as (keyof typeof telling)[]).filter(
    (name) => evidence[name]?.disagreements,
  );
  if (names.length === 0) return [];
  const words = names.map((name) => telling[name]).join(' and ');
  return [{ code: 'sources-disagree', message: `The sources disagree on the ${words}.`, fields: names }];
}

/**
 * One record out of what several sources say about the same work: for each field the most trusted source that has it, with the
 * others' different values kept as evidence. Type, id and record are those of the first source.
 */
export function mergeRecords(
  records: readonly [SourceRecord, ...SourceRecord[]],
  trust: Trust,
): SourceRecord {
  const [first] = records;
  const names = new Set(records.flatMap((record) => Object.keys(record.item)));
  const fields = [...names].filter((name) => name !== 'id' && name !== 'type');
  const merged = fields.map((name) => [name, mergeField(name, records, trust[name])] as const);
  const evidence: Evidence = Object.fromEntries(merged.map(([name, field]) => [name, field.evidence]));
  return {
    ...first,
    item: {
      ...Object.fromEntries(merged.map(([name, { value }]) => [name, value])),
      id: first.item.id,
      type: first.item.type,
    },
    evidence: { type: { source: first.source }, ...evidence },
    notices: [...records.flatMap((record) => record.notices), ...disagreementNotices(evidence)],
  };
}
