import type { Duplicate, Locator, StyleId } from '@citewright/contract';
import { type PlannedReference, type ProjectMemory, planProject } from '@citewright/formatting';
import { createKnownWorks } from './duplicates.ts';
import { type CitationRow, locatorOf, type ReadRow } from './project-rows.ts';
import type { RememberedProject } from './remembered-projects.ts';
import { takeSteps } from './take-turns.ts';

/** A citation among the others of its project, before its reference is made. */
export interface PlannedCitation extends ReadRow {
  planned: PlannedReference;
  locator: Locator | undefined;
  /** An earlier citation of the same work. */
  duplicateOf: Duplicate | undefined;
}

/** The steps of reading rows and planning their references; `rows` stand in the order in which they were added. */
function* planRows(
  rows: readonly CitationRow[],
  style: StyleId,
  read: (row: CitationRow) => ReadRow,
  memory: ProjectMemory,
): Generator<undefined, PlannedCitation[]> {
  const works = createKnownWorks([]);
  const byId = new Map<number, Omit<PlannedCitation, 'planned'>>();
  const places = new Map<number, Locator>();
  for (const row of rows) {
    const citation = read(row);
    const locator = locatorOf(row);
    if (locator) places.set(row.id, locator);
    byId.set(row.id, {
      ...citation,
      locator,
      duplicateOf: works.findAndAdd({ id: row.id, item: citation.item }),
    });
    yield;
  }
  const items = Array.from(byId.values(), ({ item }) => item);
  const plan = yield* planProject(items, style, places, memory);
  return plan.flatMap((planned) => {
    const citation = byId.get(Number(planned.id));
    return citation ? [{ ...citation, planned }] : [];
  });
}

/** Reads rows and plans their references, with turns for other requests. */
export async function planCitations(
  rows: readonly CitationRow[],
  style: StyleId,
  { read, memory }: RememberedProject,
): Promise<PlannedCitation[]> {
  return await takeSteps(planRows(rows, style, read, memory));
}
