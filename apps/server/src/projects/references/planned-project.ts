import type { Duplicate, ListSection, StyleKey } from '@citewright/contract';
import { type PlannedReference, placeInSections, planProject } from '@citewright/formatting';
import { createKnownWorks } from '../citations/duplicates.ts';
import type { StoredCitation } from '../citations/row.ts';
import { runSteps } from './steps.ts';

/** A citation among the others of its project, its reference not rendered yet. */
export interface PlannedCitation {
  citation: StoredCitation;
  planned: PlannedReference;
  /** An earlier citation of the same work. */
  duplicateOf: Duplicate | undefined;
  /** The heading of its section. */
  heading: string | undefined;
}

/** The items of citations, each under the number of its citation. */
export const itemsOf = (citations: readonly StoredCitation[]) =>
  citations.map(({ id, item }) => ({ ...item, id }));

function* planSteps(
  citations: readonly StoredCitation[],
  style: StyleKey,
  listed: readonly ListSection[],
): Generator<undefined, PlannedCitation[]> {
  const works = createKnownWorks([]);
  const known = new Map<number, Omit<PlannedCitation, 'planned' | 'heading'>>();
  for (const citation of citations) {
    known.set(citation.id, { citation, duplicateOf: works.findAndAdd(citation) });
    yield;
  }
  const places = new Map(citations.flatMap(({ id, locator }) => (locator ? [[id, locator]] : [])));
  const items = itemsOf(citations);
  const { sections, places: standing } = placeInSections(listed, items);
  const plan = yield* planProject(items, style, places, standing);
  return plan.flatMap((planned) => {
    const own = known.get(Number(planned.id));
    const heading = sections[(standing.get(planned.id) ?? 0) - 1]?.heading;
    return own ? [{ ...own, planned, heading }] : [];
  });
}

/**
 * Sorts citations, given in the order of addition, by the rules of the style in their sections. Yields to the event loop between steps.
 */
export async function planCitations(
  citations: readonly StoredCitation[],
  style: StyleKey,
  sections: readonly ListSection[] = [],
): Promise<PlannedCitation[]> {
  return await runSteps(planSteps(citations, style, sections));
}
