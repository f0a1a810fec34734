import type { Duplicate, Locator, StyleId } from '@citewright/contract';
import { type PlannedReference, planProject } from '@citewright/formatting';
import { createKnownWorks } from '../citations/duplicates.ts';
import { type CitationRow, locatorOf, type ReadRow, readRow } from './project-rows.ts';
import { runSteps } from './steps.ts';

/** A citation among the others of its project, its reference not rendered yet. */
export interface PlannedCitation extends ReadRow<CitationRow> {
  planned: PlannedReference;
  locator: Locator | undefined;
  /** An earlier citation of the same work. */
  duplicateOf: Duplicate | undefined;
}

function* planRows(rows: readonly CitationRow[], style: StyleId): Generator<undefined, PlannedCitation[]> {
  const works = createKnownWorks([]);
  const citations = new Map<number, Omit<PlannedCitation, 'planned'>>();
  const places = new Map<number, Locator>();
  for (const row of rows) {
    const { item } = readRow(row);
    const locator = locatorOf(row);
    if (locator) places.set(row.id, locator);
    citations.set(row.id, { row, item, locator, duplicateOf: works.findAndAdd({ id: row.id, item }) });
    yield;
  }
  const items = Array.from(citations.values(), ({ item }) => item);
  const plan = yield* planProject(items, style, places);
  return plan.flatMap((planned) => {
    const citation = citations.get(Number(planned.id));
    return citation ? [{ ...citation, planned }] : [];
  });
}

/**
 * Reads rows, in the order in which they were added, and gives their citations in the order of the style. Yields to the event loop
 * between steps.
 */
export async function planCitations(
  rows: readonly CitationRow[],
  style: StyleId,
): Promise<PlannedCitation[]> {
  return await runSteps(planRows(rows, style));
}
