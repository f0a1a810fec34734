import { workKeys } from '@citewright/record';
import type { SourceRecord } from '@citewright/registers';

/** Types that are rarely cited: of two equal fits, the other one is meant. */
const secondary = new Set(['review', 'review-book', 'periodical', 'document', 'dataset', 'event', 'figure']);

/** True for works about a work, and for rarely cited forms of one. */
export function isSecondary(type: string): boolean {
  return secondary.has(type);
}

/** The published version is preferred to a preprint of the same year. */
const rankOfType = (type: string) => (secondary.has(type) ? 2 : type === 'article' ? 1 : 0);

function mergeTwo(first: SourceRecord, second: SourceRecord): SourceRecord {
  const better = rankOfType(second.item.type) < rankOfType(first.item.type) ? second : first;
  const years = [...new Set([...(first.years ?? []), ...(second.years ?? [])])];
  return { ...better, years, citedBy: Math.max(first.citedBy ?? 0, second.citedBy ?? 0) };
}

/**
 * Merges records of the same work from several indexes: the first (the registry's), unless a later one is the
 * published version; with all known years and the highest citation count.
 */
export function mergeCandidates(records: readonly SourceRecord[]): SourceRecord[] {
  const merged: SourceRecord[] = [];
  const places = new Map<string, number>();
  for (const record of records) {
    const keys = workKeys(record.item).map(({ text }) => text);
    const known = keys.map((key) => places.get(key)).find((place) => place !== undefined);
    const place = known ?? merged.length;
    const before = merged[place];
    merged[place] = before === undefined ? record : mergeTwo(before, record);
    for (const key of keys) places.set(key, place);
  }
  return merged;
}
