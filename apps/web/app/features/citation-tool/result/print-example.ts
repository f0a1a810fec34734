import type { StyleId } from '@citewright/contract';
import { formatReference } from '@citewright/formatting';
import { styleIds } from '@citewright/styles';
import { liveExamples } from '~/content/live-examples.ts';
import { exampleIdentifier, type WorkedExample } from './worked-example.ts';

/** The worked example in styles, the five by default. Runs at build time, so that the engine is not shipped to the browser. */
export function printExample(styles: readonly StyleId[] = styleIds): WorkedExample[] {
  const work = liveExamples.find(({ item }) => item.DOI === exampleIdentifier);
  if (!work) throw new Error(`No live example has the DOI ${exampleIdentifier}`);
  return styles.map((style) => {
    const { html, inTextHtml } = formatReference(work.item, style);
    return { style, html, inTextHtml };
  });
}
