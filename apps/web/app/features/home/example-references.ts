import type { StyleId } from '@citewright/contract';
import { formatReference } from '@citewright/formatting';
import { type LiveExample, liveExamples } from '~/content/live-examples.ts';
import { styleIds } from '~/content/styles.ts';

/** A live example with the reference that our engine makes of it. */
export interface ExampleReference extends Omit<LiveExample, 'item'> {
  referenceHtml: string;
  inTextHtml: string;
}

/** One work's in-text form in one style. */
export interface InTextForm {
  style: StyleId;
  html: string;
}

function exampleReference({ item, ...example }: LiveExample): ExampleReference {
  const { html, inTextHtml } = formatReference(item, example.style);
  return { ...example, referenceHtml: html, inTextHtml };
}

/** The references of the home page. Called when the page is built, so that the engine stays out of the browser. */
export function exampleReferences(): { examples: ExampleReference[]; inTextForms: InTextForm[] } {
  const [first] = liveExamples;
  return {
    examples: liveExamples.map(exampleReference),
    inTextForms: styleIds.flatMap((style) =>
      first ? [{ style, html: formatReference(first.item, style).inTextHtml }] : [],
    ),
  };
}
