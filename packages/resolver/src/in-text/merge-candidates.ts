import type { Item } from '@citewright/record';
import { yearOf } from '@citewright/record';
import type { SourceRecord } from '../sources/source-record.ts';
import { comparable } from '../text/comparable.ts';

/** Types that are rarely cited: of two equal fits, the other one is meant. */
const secondary = new Set(['review', 'review-book', 'periodical', 'document', 'dataset', 'event', 'figure']);

/** True for works about a work, and for rarely cited forms of one. */
export function isSecondary(type: string): boolean {
  return secondary.has(type);
}

/** The published version is preferred to a preprint of the same year. */
const rankOfType = (type: string) => (secondary.has(type) ? 2 : type === 'article' ? 1 : 0);

function firstFamily({ author, editor }: Item): string {
  const [first] = author ?? editor ?? [];
  return comparable(first?.family ?? first?.literal ?? '');
}

/** Keys that identify records of one work. A chapter has its book's ISBN, so only a book's ISBN counts. */
function keysOf({ item }: Pick<SourceRecord, 'item'>): string[] {
  const { DOI, ISBN, title, type, issued } = item;
  const words = [comparable(String(title ?? item.id)), yearOf(issued) ?? '', firstFamily(item)];
  return [
    ...(DOI === undefined ? [] : [`doi ${String(DOI).toLowerCase()}`]),
    ...(ISBN === undefined || type !== 'book' ? [] : [`isbn ${String(ISBN).replace(/[^\dX]/gi, '')}`]),
    `work ${words.join('|')}`,
  ];
}

/** True for two records of one work. */
export function isSameWork(one: Pick<SourceRecord, 'item'>, other: Pick<SourceRecord, 'item'>): boolean {
  const keys = new Set(keysOf(one));
  return keysOf(other).some((key) => keys.has(key));
}

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
    const keys = keysOf(record);
    const known = keys.map((key) => places.get(key)).find((place) => place !== undefined);
    const place = known ?? merged.length;
    const before = merged[place];
    merged[place] = before === undefined ? record : mergeTwo(before, record);
    for (const key of keys) places.set(key, place);
  }
  return merged;
}
