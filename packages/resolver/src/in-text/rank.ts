import type { InTextCite } from '@citewright/identifiers';
import type { Fit } from '@citewright/record';
import type { SourceRecord } from '../sources/source-record.ts';
import { agrees, fitOf, hasFirstAuthor } from './fit.ts';
import { isSecondary, mergeCandidates } from './merge-candidates.ts';

/** As many other records are offered with an answer. */
export const maxAlternatives = 5;

export interface Candidate {
  record: SourceRecord;
  /** 0 to 1. */
  confidence: number;
  /** What the confidence is made of. */
  fit: Fit;
  /** All that the citation says agrees: without that a record is never given as the cited one. */
  agrees: boolean;
}

/** What each part of a fit is worth; with a context its words count, without one the work's standing does. */
const weights = {
  withContext: { author: 0.3, coauthors: 0.2, year: 0.15, context: 0.25, standing: 0.1 },
  alone: { author: 0.35, coauthors: 0.2, year: 0.2, context: 0, standing: 0.25 },
} as const satisfies Record<string, Record<Exclude<keyof Fit, 'own'>, number>>;

function confidenceOf(fit: Fit, type: string, hasContext: boolean): number {
  const parts = hasContext ? weights.withContext : weights.alone;
  const names = Object.keys(parts) as (keyof typeof parts)[];
  const sum = names.reduce((total, name) => total + parts[name] * fit[name], 0);
  return Math.round(sum * (isSecondary(type) ? 0.8 : 1) * 1_000) / 1_000;
}

/** Another year is another article; of a book it may be another edition. */
const isNear = ({ record, fit }: Candidate) => fit.year > 0 || record.item.type === 'book';

/** Candidates for a cited work, the best first; records by another first author or of another time are left out. */
export function rankCandidates(
  cite: InTextCite,
  words: readonly string[],
  records: readonly SourceRecord[],
): Candidate[] {
  const possible = records.filter(
    (record) => record.item.title !== undefined && hasFirstAuthor(cite, record),
  );
  return mergeCandidates(possible)
    .map((record) => {
      const fit = fitOf(cite, words, record);
      const confidence = confidenceOf(fit, record.item.type, words.length > 0);
      return { record, confidence, fit, agrees: agrees(cite, record, fit) };
    })
    .filter(isNear)
    .toSorted(
      (first, second) => Number(second.agrees) - Number(first.agrees) || second.confidence - first.confidence,
    );
}
