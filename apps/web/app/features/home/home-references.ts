import type { StyleId } from '@citewright/contract';
import { formatReference } from '@citewright/formatting';
import { type LiveExample, liveExamples } from '~/content/live-examples.ts';
import { guidedStyles } from '~/content/styles.ts';

/** A live example with the reference formatted by our engine. */
export interface ExampleReference extends Omit<LiveExample, 'item'> {
  referenceHtml: string;
  inTextHtml: string;
}

/** The first entries of a reference list as in a project: one style, sorted alphabetically. */
const listStyle: StyleId = 'apa';

/** One work's in-text form in one style. */
export interface InTextForm {
  style: StyleId;
  html: string;
}

function exampleReference({ item, ...example }: LiveExample): ExampleReference {
  const { html, inTextHtml } = formatReference(item, example.style);
  return { ...example, referenceHtml: html, inTextHtml };
}

function referenceList(): string[] {
  const references = liveExamples.map(({ item }) => formatReference(item, listStyle));
  return references.sort((a, b) => a.text.localeCompare(b.text, 'en')).map(({ html }) => html);
}

function inTextForms(): InTextForm[] {
  const [first] = liveExamples;
  if (!first) return [];
  return guidedStyles.map((style) => ({ style, html: formatReference(first.item, style).inTextHtml }));
}

/** All output of our engine on the home page. */
export interface HomeReferences {
  examples: ExampleReference[];
  inTextForms: InTextForm[];
  referenceList: string[];
}

/** The references of the home page. Runs at build time, so that the engine is not shipped to the browser. */
export function homeReferences(): HomeReferences {
  return {
    examples: liveExamples.map(exampleReference),
    inTextForms: inTextForms(),
    referenceList: referenceList(),
  };
}
