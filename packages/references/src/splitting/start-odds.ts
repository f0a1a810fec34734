import { startWeights } from './start-weights.ts';

/** What speaks for it that an entry begins with a line that is full, so that it may or may not. */
export interface StartEvidence {
  /** What is known of any list. */
  features: string[];
  /** Log odds by what this list shows of itself, and the same by how much it shows. */
  list: number;
  trusted: number;
  /** Log odds that a line before the first of an entry is full by chance. */
  chance: number;
}

/** Log odds that an entry begins with a full line. The weights are learned from made lists (`quality/accuracy/references/train-starts.ts`). */
export function oddsOfStart({ features, list, trusted, chance }: StartEvidence): number {
  let odds = chance + list * (startWeights.list ?? 0) + trusted * (startWeights.trusted ?? 0);
  for (const feature of features) odds += startWeights[feature] ?? 0;
  return odds;
}
