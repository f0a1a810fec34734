import type { InTextCite } from '@citewright/identifiers';
import type { Fit } from '@citewright/record';
import type { SourceRecord } from '@citewright/registers';
import { agreesWithCite, fitOfCite, hasFirstAuthor } from './fit.ts';
import { isSecondary, mergeCandidates } from './merge-candidates.ts';

/** Maximum number of alternatives in an answer. */
export const maxAlternatives = 5;

export interface Candidate {
  record: SourceRecord;
  /** 0 to 1. */
  confidence: number;
  /** The parts of the confidence. */
  fit: Fit;
  /** All parts of the citation agree; otherwise the record is never the answer. */
  agrees: boolean;
}

/** Weights of the parts of a fit: with a context its words count, without one the citation count does. */
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

/** Another year means another article; for a book it may be another edition. */
const isNear = ({ record, fit }: Candidate) => fit.year > 0 || record.item.type === 'book';

/** Candidates for a cited work, best first; records with another first author or year are left out. */
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
      const fit = fitOfCite(cite, words, record);
      const confidence = confidenceOf(fit, record.item.type, words.length > 0);
      return { record, confidence, fit, agrees: agreesWithCite(cite, record, fit) };
    })
    .filter(isNear)
    .toSorted(
      (first, second) => Number(second.agrees) - Number(first.agrees) || second.confidence - first.confidence,
    );
}
