import type { CitationItem, Project } from '@citewright/contract';
import { isCitedInTextOnly, listEntry, placeInSections, planProject } from '@citewright/formatting';
import type { LiveReferences, ReferenceList } from '@citewright/interchange';
import { styleKey, styleOf } from '@citewright/styles';
import { liveCitationWords } from '@citewright/words';
import { createPrintedBudget } from '../../work/printed-budget.ts';
import { runSteps } from '../references/steps.ts';

/** Inches. */
const hangingIndent = 0.5;

/**
 * The references of a project as a document, in the order of its style.
 * @throws ProblemError `STYLE_TOO_COMPLEX`, while its references are taken
 */
export async function referenceList(
  { name, referenceStyle, language, annotated, sections: listed = [] }: Project,
  items: readonly CitationItem[],
  isLive: boolean,
): Promise<ReferenceList> {
  const style = styleKey(referenceStyle, language);
  const { list, csl } = styleOf(style);
  const { heading, lineSpacing, entrySpacing } = list;
  const { sections, places } = placeInSections(listed, items);
  const planned = await runSteps(planProject(items, style, undefined, places));
  const counted = createPrintedBudget();
  const known = new Map(items.map((item) => [item.id, item]));
  function* references() {
    for (const reference of planned) {
      const item = known.get(reference.id);
      if (item && isCitedInTextOnly(item, style)) continue;
      const entry = listEntry(reference.entry(), item ?? {}, style, annotated);
      const section = sections[(places.get(reference.id) ?? 0) - 1]?.heading;
      yield { ...counted(entry, entry.text.length + entry.html.length), section };
    }
  }
  function* citations(): LiveReferences['citations'] {
    for (const reference of planned) {
      const item = known.get(reference.id);
      if (item) yield { item, text: reference.reference().inText };
    }
  }
  return {
    title: name,
    heading,
    layout: { hangingIndent, lineSpacing, entrySpacing, numbered: csl.isNumeric },
    references: references(),
    ...(isLive && {
      live: {
        style: `http://www.zotero.org/styles/${referenceStyle}`,
        ...liveCitationWords,
        citations: citations(),
      },
    }),
  };
}
