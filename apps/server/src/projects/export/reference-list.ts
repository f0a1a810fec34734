import type { CitationItem, Project, StyleId } from '@citewright/contract';
import { alphabeticalOrder, planProject } from '@citewright/formatting';
import type { ReferenceList } from '@citewright/interchange';
import { takeSteps } from '../take-turns.ts';
import { layouts } from './layout.ts';

/** The heading of the list in each style (specification, §9). */
const headings: Record<StyleId, string> = {
  apa: 'References',
  mla: 'Works Cited',
  chicago: 'Bibliography',
  harvard: 'Reference List',
  ieee: 'References',
};

/**
 * The references of a project as a document. They stand in the order of its style; in `alphabetical` order they do so where
 * the style numbers them, too.
 */
export async function referenceList(
  { name, referenceStyle }: Project,
  items: readonly CitationItem[],
  alphabetical: boolean,
): Promise<ReferenceList> {
  const layout = layouts[referenceStyle];
  const planned = new Map(
    (await takeSteps(planProject(items, referenceStyle))).map((reference) => [reference.id, reference]),
  );
  const order = alphabetical && layout.numbered ? alphabeticalOrder(items) : planned.keys();
  function* references() {
    for (const id of order) {
      const reference = planned.get(id);
      if (reference) yield reference.entry();
    }
  }
  return { title: name, heading: headings[referenceStyle], layout, references: references() };
}
