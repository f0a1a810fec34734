import type { InTextCite } from '@citewright/identifiers';
import type { SourceRecord } from '../sources/source-record.ts';
import { comparable } from '../text/comparable.ts';
import { type Fit, fitOf } from './fit.ts';

export interface Candidate {
  record: SourceRecord;
  /** 0 to 1. */
  confidence: number;
  /** First author and year both fit: without that a record is never offered as the cited one. */
  fits: boolean;
}

/** What each part of a fit is worth; with a context its words count, without one the work's standing does. */
const weights = {
  withContext: { author: 0.3, coauthors: 0.2, year: 0.15, context: 0.25, standing: 0.1 },
  alone: { author: 0.35, coauthors: 0.2, year: 0.2, context: 0, standing: 0.25 },
} as const satisfies Record<string, Record<keyof Fit, number>>;

/** Types that people cite far less often than works: of two that fit alike the work is meant. */
const secondary = new Set(['review', 'review-book', 'periodical', 'document', 'dataset', 'event', 'figure']);

function confidenceOf(fit: Fit, type: string, hasContext: boolean): number {
  const parts = hasContext ? weights.withContext : weights.alone;
  const names = Object.keys(parts) as (keyof Fit)[];
  const sum = names.reduce((total, name) => total + parts[name] * fit[name], 0);
  return Math.round(sum * (secondary.has(type) ? 0.8 : 1) * 1_000) / 1_000;
}

function identityOf({ item }: SourceRecord): string {
  return item.DOI === undefined ? comparable(String(item.title ?? item.id)) : String(item.DOI).toLowerCase();
}

/** The same work from two indexes is one candidate: the first, which is the registry's. */
function distinct(records: readonly SourceRecord[]): SourceRecord[] {
  const seen = new Set<string>();
  return records.filter((record) => {
    const keys = [identityOf(record), `${record.item.type}|${comparable(String(record.item.title ?? ''))}`];
    const known = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return !known;
  });
}

/** Candidates for a cited work, the best first; records by another first author are left out. */
export function rankCandidates(
  cite: InTextCite,
  words: readonly string[],
  records: readonly SourceRecord[],
): Candidate[] {
  return distinct(records.filter((record) => record.item.title !== undefined))
    .map((record) => ({ record, fit: fitOf(cite, words, record) }))
    .filter(({ fit }) => fit.author > 0)
    .map(({ record, fit }) => ({
      record,
      confidence: confidenceOf(fit, record.item.type, words.length > 0),
      fits: fit.year >= 0.7,
    }))
    .toSorted(
      (first, second) => Number(second.fits) - Number(first.fits) || second.confidence - first.confidence,
    );
}
