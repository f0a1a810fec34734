import type { paperCorrectionsSchema, StyleKey } from '@citewright/contract';
import { type Correction, type Paper, planCorrections } from '@citewright/paper';
import { findingSentence, keptSentence, remarkSentences } from '@citewright/words';
import type * as z from 'zod';
import { fitItem } from '../citations/fit-work.ts';
import { ProblemError } from '../problem.ts';
import { cleanItem } from '../projects/citations/clean-item.ts';
import { runSteps } from '../projects/references/steps.ts';

export type WantedCorrections = z.output<typeof paperCorrectionsSchema>;

/**
 * The corrections of a paper in a style that is at hand, its works as the contract allows them.
 * @throws ProblemError for a whole list in a style of notes, where a reference manager has citations in the text
 */
export async function correctionsOf(
  paper: Paper,
  wanted: WantedCorrections,
  style: StyleKey,
): Promise<Correction[]> {
  const references = paper.references.map((one) => ({ ...one, item: cleanItem(fitItem(one.item)) }));
  const entries = wanted.entries.map(({ index, item }) => ({ index, item: item && cleanItem(item) }));
  const links = wanted.links.map(({ index, item }) => ({ index, item: item && cleanItem(item) }));
  const corrections = await runSteps(
    planCorrections({ ...paper, references }, { ...wanted, entries, links }, style, {
      finding: findingSentence,
      kept: keptSentence,
      leftAlone: remarkSentences['left-alone'],
      linkLeft: remarkSentences['link-left'],
    }),
  );
  if (!corrections) throw new ProblemError('PAPER_STYLE_DIFFERS');
  return corrections;
}

/** Places of corrections that could not be made which an answer names, at most. */
const mostLeft = 50;

/** Where a correction belongs: `120-134`. */
function correctedRange({ references }: Paper, correction: Correction | undefined): string | undefined {
  if (!correction) return undefined;
  const reference = correction.kind === 'remove' ? correction.reference : correction.kind === 'list' ? 0 : -1;
  const { start, end } = 'start' in correction ? correction : (references[reference] ?? {});
  return start === undefined ? undefined : `${start}-${end}`;
}

/** The places of the corrections with these indexes, the first of them. */
export function placesOf(paper: Paper, made: readonly Correction[], left: readonly number[]): string[] {
  return left.flatMap((index) => correctedRange(paper, made[index]) ?? []).slice(0, mostLeft);
}
