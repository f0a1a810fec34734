import type { CitationItem, Project } from '@citewright/contract';
import { listEntry, planProject } from '@citewright/formatting';
import type { LiveReferences, ReferenceList } from '@citewright/interchange';
import { styleKey, styleOf } from '@citewright/styles';
import { liveCitationWords } from '@citewright/words';
import { runSteps } from '../references/steps.ts';

/** Inches. */
const hangingIndent = 0.5;

/** The references of a project as a document, in the order of its style. */
export async function referenceList(
  { name, referenceStyle, language, annotated }: Project,
  items: readonly CitationItem[],
  isLive: boolean,
): Promise<ReferenceList> {
  const style = styleKey(referenceStyle, language);
  const { list, csl } = styleOf(style);
  const { heading, lineSpacing, entrySpacing } = list;
  const planned = await runSteps(planProject(items, style));
  const known = new Map(items.map((item) => [item.id, item]));
  function* references() {
    for (const { id, entry } of planned) yield listEntry(entry(), known.get(id) ?? {}, style, annotated);
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
