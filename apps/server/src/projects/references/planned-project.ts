import type { Duplicate, StyleKey } from '@citewright/contract';
import { type PlannedReference, planProject } from '@citewright/formatting';
import { createKnownWorks } from '../citations/duplicates.ts';
import type { StoredCitation } from '../citations/row.ts';
import { runSteps } from './steps.ts';

/** A citation among the others of its project, its reference not rendered yet. */
export interface PlannedCitation {
  citation: StoredCitation;
  planned: PlannedReference;
  /** An earlier citation of the same work. */
  duplicateOf: Duplicate | undefined;
}

/** The items of citations, each under the number of its citation. */
export const itemsOf = (citations: readonly StoredCitation[]) =>
  citations.map(({ id, item }) => ({ ...item, id }));

function* planSteps(
  citations: readonly StoredCitation[],
  style: StyleKey,
): Generator<undefined, PlannedCitation[]> {
  const works = createKnownWorks([]);
  const known = new Map<number, Omit<PlannedCitation, 'planned'>>();
  for (const citation of citations) {
    known.set(citation.id, { citation, duplicateOf: works.findAndAdd(citation) });
    yield;
  }
  const places = new Map(citations.flatMap(({ id, locator }) => (locator ? [[id, locator]] : [])));
  const plan = yield* planProject(itemsOf(citations), style, places);
  return plan.flatMap((planned) => {
    const own = known.get(Number(planned.id));
    return own ? [{ ...own, planned }] : [];
  });
}

/**
 * Sorts citations, given in the order of addition, by the rules of the style. Yields to the event loop between steps.
 */
export async function planCitations(
  citations: readonly StoredCitation[],
  style: StyleKey,
): Promise<PlannedCitation[]> {
  return await runSteps(planSteps(citations, style));
}
