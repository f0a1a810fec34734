import type { CitationItem } from '@citewright/contract';
import type { Entry } from './check-state.ts';
import { type Decision, isAsWritten, repairedItem, withWhole } from './decision.ts';

const isConfirmed = ({ result }: Entry): boolean =>
  result?.record !== undefined && (result.verdict === 'confirmed' || result.verdict === 'differs');

/**
 * The decisions that repair everything of which the registers are sure: confirmed entries take their record, and a work that is
 * listed twice is merged into its first entry. What the user decided stays.
 */
export function repairAll(entries: readonly Entry[]): ReadonlyMap<number, Decision> {
  const repaired = new Map<number, Decision>();
  for (const entry of entries) {
    const { index, decision, result } = entry;
    if (!isConfirmed(entry)) continue;
    const isOpen = decision.whole === undefined && decision.alternative === undefined;
    const taken = isOpen ? { ...withWhole(decision, 'record'), fields: decision.fields } : decision;
    const isDouble = decision.merged === undefined && result?.duplicateOf !== undefined;
    const next = isDouble ? { ...taken, merged: true } : taken;
    if (next !== decision) repaired.set(index, next);
  }
  return repaired;
}

/**
 * The items of the list as it was decided, in its order and with ids of their own; merged entries are left out, entries that were
 * not read yet too.
 */
export function repairedList(entries: readonly Entry[]): CitationItem[] {
  return entries.flatMap(({ index, result, decision }) =>
    result && !decision.merged ? [{ ...repairedItem(result, decision), id: `entry-${index + 1}` }] : [],
  );
}

/** An entry of a document as it should read; `null` for one that was merged into another. */
export interface CorrectedEntry {
  index: number;
  item: CitationItem | null;
}

/** The entries that were decided otherwise than they stand. */
export function correctedEntries(entries: readonly Entry[]): CorrectedEntry[] {
  return entries.flatMap(({ index, result, decision }): CorrectedEntry[] => {
    if (!result) return [];
    if (decision.merged) return [{ index, item: null }];
    return isAsWritten(result, decision) ? [] : [{ index, item: repairedItem(result, decision) }];
  });
}

/** The entries that no register confirmed and nobody decided, and those that the user keeps as listed, by their index. */
export const writtenEntries = (entries: readonly Entry[]): number[] =>
  entries.flatMap((entry) => {
    const { index, result, decision } = entry;
    const isKept = decision.whole === 'listed' || !isConfirmed(entry);
    return result && !decision.merged && isKept && isAsWritten(result, decision) ? [index] : [];
  });
