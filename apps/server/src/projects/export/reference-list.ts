import type { CitationItem, Project } from '@citewright/contract';
import { alphabeticalOrder, planProject } from '@citewright/formatting';
import type { ReferenceList } from '@citewright/interchange';
import { styleOf } from '@citewright/styles';
import { runSteps } from '../references/steps.ts';

/** Inches. */
const hangingIndent = 0.5;

/**
 * The references of a project as a document, in the order of its style, or in `alphabetical` order where the style numbers
 * them.
 */
export async function referenceList(
  { name, referenceStyle }: Project,
  items: readonly CitationItem[],
  alphabetical: boolean,
): Promise<ReferenceList> {
  const { list, csl } = styleOf(referenceStyle);
  const { heading, lineSpacing, entrySpacing } = list;
  const planned = new Map(
    (await runSteps(planProject(items, referenceStyle))).map((reference) => [reference.id, reference]),
  );
  const order = alphabetical && csl.isNumeric ? alphabeticalOrder(items) : planned.keys();
  function* references() {
    for (const id of order) {
      const reference = planned.get(id);
      if (reference) yield reference.entry();
    }
  }
  return {
    title: name,
    heading,
    layout: { hangingIndent, lineSpacing, entrySpacing, numbered: csl.isNumeric },
    references: references(),
  };
}
