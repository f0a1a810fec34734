import type { Duplicate, Locator, StyleId } from '@citewright/contract';
import { type PlannedReference, planProject } from '@citewright/formatting';
import { createKnownWorks } from './duplicates.ts';
import { type CitationRow, type ItemRow, locatorOf, type ReadRow } from './project-rows.ts';
import type { RememberedProject } from './remembered-projects.ts';
import { takeSteps } from './take-turns.ts';

/** A citation among the others of its project, before its reference is made. */
export interface PlannedCitation<Row extends ItemRow = CitationRow> extends ReadRow<Row> {
  planned: PlannedReference;
  locator: Locator | undefined;
  /** An earlier citation of the same work. */
  duplicateOf: Duplicate | undefined;
}

/** For the references alone nobody asks which works are there twice. */
type Wanted = 'citations' | 'references';

/** What is known of a project. */
type Knowledge = Pick<RememberedProject, 'read' | 'memory'>;

/** The steps of reading rows and planning their references; `rows` stand in the order in which they were added. */
function* planRows<Row extends ItemRow>(
  rows: readonly Row[],
  style: StyleId,
  { read, memory }: Knowledge,
  wanted: Wanted,
): Generator<undefined, PlannedCitation<Row>[]> {
  const works = createKnownWorks([]);
  const known = new Map<number, ReadRow<Row>>();
  const places = new Map<number, Locator>();
  const duplicates = new Map<number, Duplicate>();
  for (const row of rows) {
    const citation = read(row);
    known.set(row.id, citation);
    const locator = locatorOf(row);
    if (locator) places.set(row.id, locator);
    const duplicateOf =
      wanted === 'citations' ? works.findAndAdd({ id: row.id, item: citation.item }) : undefined;
    if (duplicateOf) duplicates.set(row.id, duplicateOf);
    yield;
  }
  const items = Array.from(known.values(), ({ item }) => item);
  const plan = yield* planProject(items, style, places, memory);
  const citations: PlannedCitation<Row>[] = [];
  for (const planned of plan) {
    const id = Number(planned.id);
    const citation = known.get(id);
    if (citation) {
      const { row, item } = citation;
      citations.push({ row, item, planned, locator: places.get(id), duplicateOf: duplicates.get(id) });
    }
  }
  return citations;
}

/** Reads rows and plans their references, with turns for other requests. */
export async function planCitations<Row extends ItemRow>(
  rows: readonly Row[],
  style: StyleId,
  known: Knowledge,
  wanted: Wanted = 'citations',
): Promise<PlannedCitation<Row>[]> {
  return await takeSteps(planRows(rows, style, known, wanted));
}
